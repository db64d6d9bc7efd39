import type { EntryDate, HomeFacts, HomeLine } from '../../people/home/home-source';
import type { Game } from '../../sport/games/game';
import { overAbout } from '../../sport/games/game-length.rules';
import { hasKickedOff, isOffBoard, type Side } from '../../sport/games/game.rules';
import { liveTeam, type LiveRow } from '../game-rows/live-game.rules';
import { teamOf } from '../game-rows/team-words.rules';
import { placeOf, type Ranked } from '../standings/ranking.rules';
import type { Standing } from './standings.rules';

const TITLE = '__Title__';

/** The week that is on, as far as home tells of it. */
export interface HomeWeek {
  contestId: number;
  week: number;
  games: readonly Game[];
  /** ISO; '' once no game of the week is left to kick off. */
  nextKickoff: string;
  standings: readonly Ranked<Standing>[];
  /** The contest's page. */
  path: string;
  now: number;
}

/** The entry's pick of the week. */
type Own = { game: Game; side: Side } | undefined;

/** Games that can still be picked. */
export const openGames = (games: readonly Game[], now: number): Game[] =>
  games.filter((game) => !hasKickedOff(game, now) && !isOffBoard(game));

export function homeLine(
  { contestId, week, games, nextKickoff, standings, path, now }: HomeWeek,
  entryId: number,
  own: Own,
): HomeLine['facts'] {
  const open = !own && openGames(games, now).length > 0;
  const place = placeOf(standings.some(({ points, losses }) => points + losses > 0) ? standings : [], entryId);
  const kickoff = own && !hasKickedOff(own.game, now) ? new Date(own.game.kickoffAt).toISOString() : '';
  const href = `${path}?contest=${contestId}&entry=${entryId}`;
  return {
    href,
    note: `Week ${week}`,
    done: own ? 1 : open ? 0 : null,
    state: own ? teamOf(own.game, own.side) : games.length === 0 ? 'No games yet' : open ? 'No pick yet' : 'No pick',
    next: kickoff || (open ? nextKickoff : ''),
    next_label: kickoff ? 'Kickoff of your pick' : open ? 'Next kickoff' : '',
    live: games.filter((game) => game.state === 'in_progress').length,
    rank: place.rank,
    rank_shared: place.shared,
    of: standings.length,
    overall_rank: null,
    overall_shared: 0,
    action: open ? 'Make pick' : '',
    action_href: open ? href : '',
  };
}

/** The entry's pick while its game is on. */
export const homeLive = ({ path, contestId }: HomeWeek, entryId: number, own: Own): LiveRow[] =>
  own ? liveTeam(own.game, own.side, { ID: `${entryId}-${own.game.id}`, href: `${path}?contest=${contestId}&entry=${entryId}` }) : [];

/** The entry's pick while its game is to come. */
export function homeLocks(entryId: number, own: Own, now: number): Omit<HomeFacts['locks'][number], 'pool'>[] {
  if (!own || hasKickedOff(own.game, now)) return [];
  const { game, side } = own;
  const at = new Date(game.kickoffAt).toISOString();
  return [{ ID: `${entryId}-${game.id}`, pick: teamOf(game, side), spread: null, at, line_locked: 1 }];
}

/** What the entry has in its player's calendar: when the pick of the week locks, and its game. */
export function homeDates({ contestId, week, games, path, now }: HomeWeek, entryId: number, own: Own): EntryDate[] {
  const href = `${path}?contest=${contestId}&entry=${entryId}`;
  const at = Math.min(...openGames(own ? [own.game] : games, now).map(({ kickoffAt }) => kickoffAt));
  const title = `${TITLE}: week ${week} pick locks (${own ? 'in' : 'not in'})`;
  const lock: EntryDate = { ID: `${entryId}-lock-${week}`, title, at, until: null, href };
  return [...(at === Infinity ? [] : [lock]), ...(own && !isOffBoard(own.game) ? [gameDate(entryId, own, href)] : [])];
}

const gameDate = (entryId: number, { game, side }: NonNullable<Own>, href: string): EntryDate => ({
  ID: `${entryId}-${game.id}`,
  title: `${TITLE}: ${game.team1} at ${game.team2} (${teamOf(game, side)})`,
  at: game.kickoffAt,
  until: overAbout(game),
  href,
});
