import type { Game } from '../../sport/games/game';
import { hasKickedOff, isOffBoard, lineOfSide } from '../../sport/games/game.rules';
import { gradeDog, UNGRADED } from './grade.rules';
import { biggestLeft, dogSide, teamKey, type TeamKey } from './missed-pick.rules';
import type { Choice, DogPick, Idle, SavedPick } from './picks';

export interface DogWeek {
  week: number;
  games: readonly Game[];
  /** Missed picks of this week are given by now. */
  givesMissed: boolean;
}

export interface EntrySeason {
  /** Epoch ms. */
  createdAt: number;
  /** By week. */
  saved: ReadonlyMap<number, SavedPick>;
}

/**
 * An entry's picks as they stand, week by week: a team that an earlier week has used up is void in a later one, whoever set it,
 * and a missed pick is given where the contest does so. Nothing of it is stored, so a corrected score or pick corrects the rest.
 *
 * @param weeks from week 1 on
 * @param games of all weeks, and those that were picked and have left them
 * @returns by week; a week without a pick is not in it
 */
export function walkSeason(
  { createdAt, saved }: EntrySeason,
  weeks: readonly DogWeek[],
  games: ReadonlyMap<number, Game>,
  now: number,
): Map<number, DogPick> {
  const picks = new Map<number, DogPick>();
  const used = new Map<TeamKey, number>();
  for (const week of weeks) {
    const own = savedPick({ week, saved: saved.get(week.week), games, used, now });
    // While a pick is sealed nothing may tell that it is void, such as one that is given in its place.
    const open = own === undefined || hasKickedOff(own.game, now);
    const pick = isMissed(own) && open ? (givenPick({ week, saved: saved.get(week.week), createdAt, used, now }) ?? own) : own;
    if (!pick) continue;
    picks.set(week.week, pick);
    if (pick.idle === null) used.set(teamKey(pick.game, pick.side), week.week);
  }
  return picks;
}

/** Which weeks have used which teams up, as it stands; `except` counts as empty. */
export function usedTeams(picks: ReadonlyMap<number, DogPick>, except: number): Map<TeamKey, number> {
  return new Map(
    [...picks.values()]
      .filter((pick) => pick.week !== except && pick.idle === null)
      .map((pick) => [teamKey(pick.game, pick.side), pick.week]),
  );
}

/** An entry's week that is looked at. */
interface Walked {
  week: DogWeek;
  saved: SavedPick | undefined;
  /** What earlier weeks have used up. */
  used: ReadonlyMap<TeamKey, number>;
  now: number;
}

function savedPick({ week, saved, games, used, now }: Walked & { games: ReadonlyMap<number, Game> }): DogPick | undefined {
  const choice = saved?.choice;
  const game = choice && games.get(choice.eventId);
  if (!saved || !choice || !game) return undefined;
  const usedIn = used.get(teamKey(game, choice.side)) ?? null;
  const idle = idleOf(choice, game, week, now) ?? (usedIn === null ? null : 'used');
  const line = choice.spread ?? lineOfSide(game, choice.side);
  const spread = idle === 'favourite' ? null : line;
  const grade = idle === null && spread !== null ? gradeDog(choice.side, spread, game, now) : UNGRADED;
  return {
    week: week.week,
    game,
    side: choice.side,
    spread,
    takenAt: saved.takenAt,
    overrideReason: saved.overrideReason,
    auto: false,
    idle,
    usedIn: idle === 'used' ? usedIn : null,
    grade,
  };
}

/** Before kick-off a game may still get its line, and a planned team may become the underdog again. */
function idleOf({ side, spread }: Choice, game: Game, week: DogWeek, now: number): Idle | null {
  if (!week.games.some(({ id }) => id === game.id)) return 'moved';
  if (isOffBoard(game)) return 'off_board';
  const line = lineOfSide(game, side);
  if (line === null) return hasKickedOff(game, now) ? 'no_line' : null;
  return spread === null && line <= 0 ? 'favourite' : null;
}

/** No pick, or one that is void by the player's own doing. A game that is called off is nobody's fault, and is not made up for. */
export function isMissed(pick: Pick<DogPick, 'idle'> | undefined): boolean {
  return pick === undefined || pick.idle === 'favourite' || pick.idle === 'used';
}

/** A week is over when all that was to be played of it is final. */
const isOver = ({ games }: DogWeek): boolean => games.every((game) => isOffBoard(game) || game.state === 'final');

/**
 * The weeks whose pick an entry missed and nothing was given for: each is a loss once the week is over, whatever the policy. A week
 * whose underdogs had all kicked off before the entry was made is none of them.
 *
 * @param picks as walkSeason found them
 */
export function missedWeeks(createdAt: number, weeks: readonly DogWeek[], picks: ReadonlyMap<number, DogPick>): Set<number> {
  const pickable = ({ games }: DogWeek) => games.some((game) => !isOffBoard(game) && dogSide(game) !== null && game.kickoffAt > createdAt);
  return new Set(weeks.filter((week) => isMissed(picks.get(week.week)) && pickable(week) && isOver(week)).map(({ week }) => week));
}

function givenPick({ week, saved, createdAt, used, now }: Walked & { createdAt: number }): DogPick | undefined {
  const given = week.givesMissed ? biggestLeft(week.games, used, createdAt) : undefined;
  if (!given) return undefined;
  const { game, side, spread } = given;
  const overrideReason = saved?.choice === null ? saved.overrideReason : null;
  return {
    week: week.week,
    game,
    side,
    spread,
    takenAt: null,
    overrideReason,
    auto: true,
    idle: null,
    usedIn: null,
    grade: gradeDog(side, spread, game, now),
  };
}
