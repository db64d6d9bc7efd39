import { Result } from '@poolhouse/contract';
import type { DogStanding } from '@poolhouse/contract/underdogs-rules';
import type { HomeFacts, HomeLine } from '../../people/home/home-source';
import type { Game } from '../../sport/games/game';
import { hasKickedOff } from '../../sport/games/game.rules';
import { chanceFields, gameChance } from '../game-rows/game-chance.rules';
import { liveGame, type LiveRow } from '../game-rows/live-game.rules';
import { nearness } from '../game-rows/near.rules';
import { otherNeeds } from '../game-rows/need.rules';
import { pickWords, teamOf } from '../game-rows/team-words.rules';
import { placeOf, type Ranked } from '../standings/ranking.rules';
import type { TeamKey } from './missed-pick.rules';
import { openDogs } from './open-dogs.rules';
import type { DogPick } from './picks';
import { isMissed } from './season.rules';

/** The Underdogs week that is on, as far as home tells of it. */
export interface HomeWeek {
  contestId: number;
  week: number;
  /** The week's games. */
  games: readonly Game[];
  /** ISO; '' once no game of the week is left to kick off. */
  nextKickoff: string;
  standings: readonly Ranked<DogStanding>[];
  /** Players set their own picks. */
  selfPick: boolean;
  now: number;
}

/** An entry's pick of that week, and the teams that its other weeks have used up. */
export interface OwnWeek {
  pick: DogPick | undefined;
  used: ReadonlyMap<TeamKey, number>;
}

/** The list's line for one entry. Where an administrator picks, nothing is to be done. */
export function homeLine(
  { contestId, week, games, nextKickoff, standings, selfPick, now }: HomeWeek,
  entryId: number,
  { pick, used }: OwnWeek,
): HomeLine['facts'] {
  const missed = isMissed(pick);
  const open = missed && openDogs(games, used, now).length > 0;
  const begun = standings.some(({ wins, covers, losses }) => wins + covers + losses > 0);
  const place = placeOf(begun ? standings : [], entryId);
  const own = pick && !missed && !hasKickedOff(pick.game, now) ? new Date(pick.game.kickoffAt).toISOString() : '';
  const next = own || (open ? nextKickoff : '');
  const href = `/underdogs?contest=${contestId}&entry=${entryId}`;
  return {
    href,
    note: `Week ${week}`,
    done: !selfPick || (missed && games.every(isOver)) ? null : missed ? 0 : 1,
    state: games.length === 0 && !pick ? 'No games yet' : stateOf(pick, open),
    next,
    next_label: next === '' ? '' : own ? 'Kickoff of your pick' : 'Next kickoff',
    live: games.filter((game) => game.state === 'in_progress').length,
    rank: place.rank,
    rank_shared: place.shared,
    of: standings.length,
    overall_rank: null,
    overall_shared: 0,
    action: open && selfPick ? 'Make pick' : '',
    action_href: open && selfPick ? href : '',
  };
}

/** The entry's pick while its game is on: winning means winning or covering, and `covers` tells which. */
export function homeLive({ contestId }: Pick<HomeWeek, 'contestId'>, entryId: number, { pick }: Pick<OwnWeek, 'pick'>): LiveRow[] {
  if (!pick?.grade.live || pick.grade.spreadScore === null || pick.spread === null) return [];
  const { game, side, spread } = pick;
  const { won, spreadScore } = pick.grade;
  const lead = spreadScore - spread;
  return [
    {
      ID: `${entryId}-${game.id}`,
      href: `/underdogs?contest=${contestId}&entry=${entryId}&game=${game.id}`,
      pick: pickWords(game, side, spread),
      ...liveGame(game, side),
      need: dogNeed(pick, lead),
      // A dog turns where it covers, and where it wins.
      near: Math.min(nearness(game, lead), nearness(game, spreadScore)),
      ...chanceFields(game, side, spread),
      result: won || spreadScore > 0 ? Result.winning : Result.losing,
      push: spreadScore === 0 ? 1 : 0,
      covers: !won && spreadScore > 0 ? 1 : 0,
    },
  ];
}

/** What a dog needs to cover, to win where it covers, or the favorite to take the win away. @param lead the dog's, in points */
function dogNeed({ game, side, spread }: Pick<DogPick, 'game' | 'side' | 'spread'>, lead: number): string {
  const margin = lead + (spread ?? 0);
  if (lead > 0) return `Wins outright, ${otherNeeds(game, side)} ${lead + 1}`;
  if (margin > 0) return `Covers, needs ${1 - lead} more to win`;
  return margin === 0 ? 'Needs a point to cover' : `Needs ${Math.floor(-margin) + 1} more to cover`;
}

/** The entry's pick of the week while its game is to come. */
export function homeLocks({ now }: HomeWeek, entryId: number, { pick }: OwnWeek): Omit<HomeFacts['locks'][number], 'pool'>[] {
  if (!pick || pick.idle !== null || hasKickedOff(pick.game, now)) return [];
  const { game, side, spread, takenAt } = pick;
  return [
    {
      ID: `${entryId}-${game.id}`,
      pick: teamOf(game, side),
      spread,
      at: new Date(game.kickoffAt).toISOString(),
      line_locked: takenAt === null ? 0 : 1,
      chance: gameChance(game, side, spread),
    },
  ];
}

function stateOf(pick: DogPick | undefined, open: boolean): string {
  if (!pick) return open ? 'No pick yet' : 'No pick';
  if (pick.idle !== null) return 'Your pick counts for nothing';
  return pickWords(pick.game, pick.side, pick.spread);
}

/** With no game to be played, before a season as after it, nothing is left to do. */
function isOver({ state }: Game): boolean {
  return state !== 'scheduled' && state !== 'in_progress';
}
