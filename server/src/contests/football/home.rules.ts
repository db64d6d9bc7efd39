import { PICKS_PER_WEEK, Result } from '@poolhouse/contract';
import type { HomeFacts, HomeLine } from '../../people/home/home-source';
import { hasKickedOff } from '../../sport/games/game.rules';
import type { Game } from '../../sport/games/game';
import { liveGame } from '../game-rows/live-game.rules';
import { abbrevOf, teamOf } from '../game-rows/team-words.rules';
import { placeOf, type Ranked } from '../ranking.rules';
import type { Standing } from './money/standings.rules';
import type { GradedEntryPick } from './money/week-grades';

/** The football week that is on, as far as home tells of it. */
export interface HomeWeek {
  week: number;
  games: readonly Game[];
  /** Those and the ones that were picked and have left the week. */
  gameById: ReadonlyMap<number, Game>;
  /** ISO; '' once no game of the week is left to kick off. */
  nextKickoff: string;
  standings: readonly Ranked<Standing>[];
  overall: readonly Ranked<Standing>[];
}

/** The list's line for one entry, from how many picks it has in. */
export function homeLine({ week, games, nextKickoff, standings, overall }: HomeWeek, entryId: number, picksIn: number): HomeLine['facts'] {
  const [here, ever] = [placeOf(standings, entryId), placeOf(overall, entryId)];
  const missing = nextKickoff === '' ? 0 : Math.max(0, PICKS_PER_WEEK - picksIn);
  return {
    note: `Week ${week}`,
    done: picksIn >= PICKS_PER_WEEK ? 1 : 0,
    state: picksIn === 0 && missing > 0 ? 'No picks yet' : `${picksIn} of ${PICKS_PER_WEEK} picks in`,
    next: nextKickoff,
    next_label: nextKickoff === '' ? '' : 'Next kickoff',
    live: games.filter((game) => game.state === 'in_progress').length,
    rank: here.rank,
    rank_shared: here.shared,
    of: standings.length,
    overall_rank: ever.rank,
    overall_shared: ever.shared,
    action: missing === 0 ? '' : missing === 1 ? 'Make pick' : 'Make picks',
    action_href: missing === 0 ? '' : '/football/makepicks',
  };
}

/** The entry's picks of games that are on. */
export function homeLive({ games }: HomeWeek, picks: readonly GradedEntryPick[]): HomeFacts['live'][number][] {
  return games
    .filter((game) => game.state === 'in_progress')
    .flatMap((game) => {
      const pick = picks.find(({ eventId }) => eventId === game.id);
      if (!pick || pick.grade.result === null) return [];
      const { result, push, line } = pick.grade;
      return [
        {
          ID: `${pick.entryId}-${game.id}`,
          ...liveGame(game),
          pick: abbrevOf(game, pick.side),
          spread: line,
          result,
          push: push ? (1 as const) : (0 as const),
        },
      ];
    });
}

/** The entry's picks of games to come. */
export function homeLocks({ gameById }: HomeWeek, picks: readonly GradedEntryPick[], now: number): HomeFacts['locks'][number][] {
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
      },
    ];
  });
}
