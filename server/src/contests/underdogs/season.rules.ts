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

/** Which week has used which team up. */
export type UsedTeams = Readonly<Record<TeamKey, number>>;

export interface EntrySeason {
  /** Epoch ms. */
  createdAt: number;
  /** By week. */
  saved: ReadonlyMap<number, SavedPick>;
  /** By weeks before these. */
  used?: UsedTeams | undefined;
}

/**
 * An entry's picks as they stand, week by week: a team that an earlier week has used up is void in a later one, whoever set it,
 * and a missed pick is given where the contest does so. Nothing of it is stored, so a corrected score or pick corrects the rest.
 *
 * @param weeks one after the other
 * @param games of all weeks, and those that were picked and have left them
 * @returns by week; a week without a pick is not in it
 */
export function walkSeason(
  { createdAt, saved, used: before = {} }: EntrySeason,
  weeks: readonly DogWeek[],
  games: ReadonlyMap<number, Game>,
  now: number,
): Map<number, DogPick> {
  const picks = new Map<number, DogPick>();
  const used = new Map(Object.entries(before) as [TeamKey, number][]);
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

/** What some weeks are played on: of them, the games as in walkSeason, and by entry what the weeks before them have used up. */
export interface PlayedOn {
  weeks: readonly DogWeek[];
  games: ReadonlyMap<number, Game>;
  before: Readonly<Record<number, { used: UsedTeams }>>;
}

/** All entries' picks of some weeks, and which of the weeks they missed; each by entry. */
export interface PlayedWeeks {
  picks: ReadonlyMap<number, ReadonlyMap<number, DogPick>>;
  missed: ReadonlyMap<number, ReadonlySet<number>>;
}

/** Plays some weeks of all entries. @param saved by entry and week */
export function playWeeks(
  entries: readonly { id: number; createdAt: number }[],
  saved: ReadonlyMap<number, ReadonlyMap<number, SavedPick>>,
  { weeks, games, before }: PlayedOn,
  now: number,
): PlayedWeeks {
  const picks = new Map<number, ReadonlyMap<number, DogPick>>();
  const missed = new Map<number, ReadonlySet<number>>();
  for (const { id, createdAt } of entries) {
    const own = walkSeason({ createdAt, saved: saved.get(id) ?? NO_PICKS, used: before[id]?.used }, weeks, games, now);
    picks.set(id, own);
    missed.set(id, missedWeeks(createdAt, weeks, own));
  }
  return { picks, missed };
}

const NO_PICKS: ReadonlyMap<number, SavedPick> = new Map();

/** Which weeks have used which teams up, as it stands; `except` counts as empty. @param before by weeks before those of the picks */
export function usedTeams(picks: ReadonlyMap<number, DogPick>, except: number, before: UsedTeams = {}): Map<TeamKey, number> {
  const used = new Map(Object.entries(before) as [TeamKey, number][]);
  for (const pick of picks.values()) if (pick.week !== except && pick.idle === null) used.set(teamKey(pick.game, pick.side), pick.week);
  return used;
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
  const missed = weeks.filter((week) => isMissed(picks.get(week.week)) && isPickable(week, createdAt) && isOver(week));
  return new Set(missed.map(({ week }) => week));
}

/** Whether a week in which no pick can be made any more will be such a one once it is over. */
export const willMiss = (createdAt: number, week: DogWeek, pick: DogPick | undefined, now: number): boolean =>
  isMissed(pick) &&
  isPickable(week, createdAt) &&
  !isOver(week) &&
  [...week.games, ...(pick ? [pick.game] : [])].every((game) => isOffBoard(game) || hasKickedOff(game, now));

const isPickable = ({ games }: DogWeek, createdAt: number): boolean =>
  games.some((game) => !isOffBoard(game) && dogSide(game) !== null && game.kickoffAt > createdAt);

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
