import { PICKS_PER_WEEK, Result } from '@poolhouse/contract';
import type { Standing } from '@poolhouse/contract/football-rules';
import { inNumber, plural } from '@poolhouse/contract/formats';
import type { HomeFacts, HomeLine } from '../../people/home/home-source';
import type { Game } from '../../sport/games/game';
import { hasKickedOff } from '../../sport/games/game.rules';
import { chanceFields, gameChance } from '../game-rows/game-chance.rules';
import type { LiveRow } from '../game-rows/live-game.rules';
import { teamOf } from '../game-rows/team-words.rules';
import { placeOf, type Ranked } from '../standings/ranking.rules';
import type { GradedEntryPick } from './money/played-week.rules';
import { stillPickable } from './picks/still-pickable.rules';
import { pickInPlay } from './sweat.rules';

/** The football week that is on, as far as home tells of it. */
export interface HomeWeek {
  contestId: number;
  week: number;
  games: readonly Game[];
  /** Those and the ones that were picked and have left the week. */
  gameById: ReadonlyMap<number, Game>;
  /** ISO; '' once no game of the week is left to kick off. */
  nextKickoff: string;
  standings: readonly Ranked<Standing>[];
  overall: readonly Ranked<Standing>[];
}

/** The list's line for one entry. It asks for no more picks than there are games that the entry can still take. */
export function homeLine(home: HomeWeek, entryId: number, picks: readonly GradedEntryPick[], now: number): HomeLine['facts'] {
  const { contestId, week, games, nextKickoff, standings, overall } = home;
  const [here, ever] = [placeOf(begun(standings), entryId), placeOf(begun(overall), entryId)];
  const { now: open, later } = stillPickable(games, picks, now);
  const missing = Math.max(0, PICKS_PER_WEEK - picks.length);
  const wanted = Math.min(missing, open.length);
  // What comes next is for who still picks the next lock that counts, for the others the next kick-off at all.
  const next = wanted > 0 ? new Date(Math.min(...open.map(({ kickoffAt }) => kickoffAt))).toISOString() : nextKickoff;
  return {
    href: `/football?contest=${contestId}`,
    note: `Week ${week}`,
    done: missing === 0 ? 1 : wanted > 0 || games.length > 0 ? 0 : null,
    state: stateOf(games, picks.length, open.length + later.length, now),
    next,
    next_label: next === '' ? '' : 'Next kickoff',
    live: games.filter((game) => game.state === 'in_progress').length,
    rank: here.rank,
    rank_shared: here.shared,
    of: standings.length,
    overall_rank: ever.rank,
    overall_shared: ever.shared,
    action: wanted === 0 ? '' : `Make ${inNumber(wanted, 'pick')}`,
    action_href: wanted === 0 ? '' : `/football/makepicks?entry=${entryId}`,
  };
}

/** Before anything is decided everybody would share the first place: nobody has one. */
function begun(standings: HomeWeek['standings']): HomeWeek['standings'] {
  return standings.some(({ wins, losses }) => wins + losses > 0) ? standings : [];
}

/** @param left games that the entry can still take, now or once they have a line */
function stateOf(games: readonly Game[], picksIn: number, left: number, now: number): string {
  if (games.length === 0 && picksIn === 0) return 'No games yet';
  // A week whose games are not all known yet lacks picks, and nobody has missed one.
  const missed = games.some((game) => hasKickedOff(game, now)) ? Math.max(0, PICKS_PER_WEEK - picksIn - left) : 0;
  if (missed > 0) return `${picksIn} of ${PICKS_PER_WEEK} saved, ${plural(missed, 'pick')} missed`;
  return picksIn === 0 ? 'No picks yet' : `${picksIn} of ${PICKS_PER_WEEK} saved`;
}

/** The entry's picks of games that are on. */
export function homeLive({ contestId, games }: HomeWeek, picks: readonly GradedEntryPick[]): LiveRow[] {
  return games
    .filter((game) => game.state === 'in_progress')
    .flatMap((game) => {
      const pick = picks.find(({ eventId }) => eventId === game.id);
      if (!pick || pick.grade.result === null) return [];
      return [
        {
          ID: `${pick.entryId}-${game.id}`,
          href: `/football?contest=${contestId}&game=${game.id}`,
          ...pickInPlay(game, pick.side, pick.grade),
          ...chanceFields(game, pick.side, pick.grade.line),
          result: pick.grade.result,
        },
      ];
    });
}

/** The entry's picks of games to come. */
export function homeLocks(
  { gameById }: HomeWeek,
  picks: readonly GradedEntryPick[],
  now: number,
): Omit<HomeFacts['locks'][number], 'pool'>[] {
  return picks.flatMap((pick) => {
    const game = gameById.get(pick.eventId);
    if (!game || pick.grade.result !== Result.picked || hasKickedOff(game, now)) return [];
    return [
      {
        ID: `${pick.entryId}-${game.id}`,
        pick: teamOf(game, pick.side),
        spread: pick.grade.line,
        at: new Date(game.kickoffAt).toISOString(),
        line_locked: pick.lockedAt === null ? (0 as const) : (1 as const),
        chance: gameChance(game, pick.side, pick.grade.line),
      },
    ];
  });
}
