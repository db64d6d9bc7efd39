import { formatRecord, plural } from '@poolhouse/contract/formats';
import type { HomeLine } from '../../people/home/home-source';
import type { Game } from '../../sport/games/game';
import type { Side } from '../../sport/games/game.rules';
import { liveTeam, type LiveRow } from '../game-rows/live-game.rules';
import { placeOf, type Ranked } from '../standings/ranking.rules';
import type { Owners } from './records.rules';
import { hasBegun, type Standing } from './standings.rules';

/** The NFL wins week that is on, as far as home tells of it. */
export interface HomeWeek {
  contestId: number;
  week: number;
  /** The week's games. */
  games: readonly Game[];
  owners: Owners;
  standings: readonly Ranked<Standing>[];
  overall: readonly Ranked<Standing>[];
  now: number;
}

type OwnGame = readonly [game: Game, side: Side];

/** The list's line for one entry. The contest asks nothing of a player, so nothing is ever to be done. */
export function homeLine(week: HomeWeek, entryId: number): HomeLine['facts'] {
  const own = ownGames(week, entryId);
  const next = Math.min(
    ...own.filter(([{ state, kickoffAt }]) => state === 'scheduled' && kickoffAt > week.now).map(([{ kickoffAt }]) => kickoffAt),
  );
  const [here, ever] = [
    placeOf(hasBegun(week.standings) ? week.standings : [], entryId),
    placeOf(hasBegun(week.overall) ? week.overall : [], entryId),
  ];
  return {
    href: `/footballwins?contest=${week.contestId}`,
    note: `Week ${week.week}`,
    done: null,
    state: [...week.owners.values()].includes(entryId)
      ? stateOf(
          week.standings.find((one) => one.entryId === entryId),
          own.length,
        )
      : 'No teams yet',
    next: next === Infinity ? '' : new Date(next).toISOString(),
    next_label: next === Infinity ? '' : 'Next game',
    live: new Set(own.filter(([game]) => game.state === 'in_progress').map(([game]) => game.id)).size,
    rank: here.rank,
    rank_shared: here.shared,
    of: week.standings.length,
    overall_rank: ever.rank,
    overall_shared: ever.shared,
    action: '',
    action_href: '',
  };
}

/** The entry's teams that play right now. A level score is not ahead (spec section 4). */
export const homeLive = (week: Pick<HomeWeek, 'contestId' | 'games' | 'owners'>, entryId: number): LiveRow[] =>
  ownGames(week, entryId).flatMap(([game, side]) =>
    liveTeam(game, side, { ID: `${entryId}-${game.id}-${side}`, href: `/footballwins?contest=${week.contestId}&game=${game.id}` }),
  );

/** The entry's sides in the week's games; both of a game between two of its teams. */
function ownGames({ games, owners }: Pick<HomeWeek, 'games' | 'owners'>, entryId: number): OwnGame[] {
  return games.flatMap((game) =>
    ([1, 2] as const)
      .filter((side) => owners.get(side === 1 ? game.abbrev1 : game.abbrev2) === entryId)
      .map((side): OwnGame => [game, side]),
  );
}

function stateOf(week: Standing | undefined, games: number): string {
  if (games === 0) return 'No games this week';
  const { wins = 0, losses = 0, ties = 0 } = week ?? {};
  if (wins + losses + ties === 0) return `${plural(games, 'game')} to play`;
  return `${formatRecord(wins, losses, ...(ties > 0 ? [ties] : []))} this week`;
}
