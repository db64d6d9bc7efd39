import type { PoolGroups } from '../recap/pool.types';
import { entries, moneyOfScene, places, type Scene } from './bought.fixture';

type Team = PoolGroups['teams'][number];
type Slot = PoolGroups['bracket'][number];

const NO_TEAM = { opp_team_id: '', team_ids: '', Color: '', share: 0, weight: 0 };
const NO_SLOT = { Color: '', region: '', score: null, event_id: 0 };
const NO_OWNER = { Color: '', Code: '', avgSeed: null, AvgPrice: null, budget: null, left: null, max_bid: 0 };

/** The rows of an auction as its pages have them, of who buys what and how all games go. */
export function poolOf(scene: Scene): PoolGroups {
  const { lots, sales, owners, money, holders, prices, results } = moneyOfScene({ ...scene, upTo: 63 });
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const teams = lots.flatMap((lot) =>
    lot.places.map((place): Team => {
      const sale = sales.get(lot.id);
      return {
        ...NO_TEAM,
        ...{ ID: place.id, Team_ID: place.id, Name: place.name, Abbrev: place.abbrev, Seed: place.seed, region: place.region },
        ...{ Owner: names.get(sale?.entryId ?? 0) ?? '', owner_id: sale?.entryId ?? 0, lot: lot.id, lot_name: lot.name },
        ...{ Price: prices.get(place.id) ?? null, Winnings: money.won.get(place.id) ?? 0, out: money.losses.has(place.id) ? 1 : 0 },
        shares: (holders.get(place.id) ?? []).map(({ entryId, percent }) => `${entryId}:${percent}`).join(),
      };
    }),
  );
  return { owners: ownerRows(owners), teams, bracket: bracketOf(results, new Map(teams.map((team) => [team.ID, team]))), race: [] };
}

const ownerRows = (owners: ReturnType<typeof moneyOfScene>['owners']): PoolGroups['owners'] =>
  owners.map(({ entryId, name, paid, won, teams, losses, rank }) => ({
    ...NO_OWNER,
    ...{ ID: entryId, Name: name, TotalPaid: paid, TotalWon: won, TotalTeams: teams, Losses: losses },
    ...{ Profit: won - paid, TeamsLeft: teams - losses, Rank: rank },
  }));

/** The slots of all games, of each game the winner's above the loser's, and the champion's. */
function bracketOf(results: ReturnType<typeof moneyOfScene>['results'], teams: ReadonlyMap<number, Team>): Slot[] {
  const slot = (round: number, position: number, id: number, out: 0 | 1): Slot => {
    const team = teams.get(id);
    const { Seed = null, Price = null, owner_id = 0, Owner = '' } = team ?? {};
    return {
      ...NO_SLOT,
      ID: `r${round}p${position}`,
      Team: team?.Name ?? '',
      Team_ID: id,
      Seed,
      Price,
      owner_id,
      Owner,
      round,
      position,
      out,
    };
  };
  const games = results.flatMap(({ round, number, winner = 0, loser = 0 }) => [
    slot(round, 2 * number - 1, winner, 0),
    slot(round, 2 * number, loser, 1),
  ]);
  return [...games, slot(7, 1, results.find(({ round }) => round === 6)?.winner ?? 0, 0)];
}

/** Every place bought alone for this many points, by turns; the upper team wins every game but these, counted from none. */
export const poolScene = (prices: readonly number[], lower: readonly number[] = [], over: Partial<Scene> = {}): Scene => ({
  layout: 'single',
  buys: places.map((_, n) => ({ owner: 1 + (n % 5), price: prices[n % prices.length] ?? 1, partner: 1, percent: 0 })),
  coins: Array.from({ length: 63 }, (_, n) => !lower.includes(n)),
  upTo: 63,
  ...over,
});
