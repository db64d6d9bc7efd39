import { formatRate } from '@poolhouse/contract/formats';
import { tag, type Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import type { Contest } from '../contest';
import type { Memories } from '../memories';
import type { ReportRow, ReportTable, SeasonReport } from '../season-report';
import { readAuction } from './auction';
import { auctionTag } from './bbauction.kind';
import { auctionModel, type AuctionModel } from './page/auction-model';
import { settlementRows } from './page/bracket-rows';
import { numberedAmong } from './which';

/** An auction for the console. Points are what was won less what was paid. */
export const auctionSeasonReport = ({ directory }: Pick<Memories, 'directory'>): SeasonReport => {
  const read = async (tx: Tx, contest: Contest, now: number): Promise<AuctionModel> => {
    const memberships = directory.in(tx);
    const [found] = await numberedAmong(memberships, [contest]);
    const which = must(found, `auction ${contest.id}`);
    const { folded: _folded, ...auction } = await readAuction(tx, which, { memberships, now });
    return auctionModel(auction);
  };
  const table = (columns: readonly string[], rowsOf: (model: AuctionModel) => ReportRow[]): ReportTable => ({
    columns,
    rows: async (tx, contest, now) => rowsOf(await read(tx, contest, now)),
  });
  return {
    standings: async (tx, contest, now) => standings(await read(tx, contest, now)),
    async toCome(tx, contest, now) {
      const { results } = await read(tx, contest, now);
      return { n: results.length === 0 ? null : results.filter(({ winner }) => winner === undefined).length, what: 'game' };
    },
    tables: {
      sales: table(['lot', 'owner', 'price', 'shares'], saleRows),
      teams: table(['team', 'seed', 'region', 'lot', 'owner', 'price', 'won', 'out'], teamRows),
      settlement: table(['from', 'to', 'points'], paymentRows),
    },
    tags: ({ id, year }) => [auctionTag(id), tag.tournament(year)],
  };
};

const standings = ({ owners }: AuctionModel) =>
  owners.map(({ ID, Name, Rank, Profit, TotalWon, TotalPaid, TotalTeams, Losses }) => ({
    ID,
    EntryName: Name,
    Rank,
    Points: Profit,
    Winnings: TotalWon,
    Record: `Paid ${TotalPaid}, ${TotalTeams} teams, ${Losses} lost`,
  }));

const teamRows = ({ teams }: AuctionModel): ReportRow[] =>
  teams.map(({ Name, Seed, region, lot_name: lot, Owner, Price, Winnings, out }) => ({
    team: Name,
    seed: Seed,
    region,
    lot,
    owner: Owner,
    price: Price,
    won: Winnings,
    out,
  }));

/** Who pays whom, so that all are even. */
const paymentRows = (model: AuctionModel): ReportRow[] =>
  settlementRows(model).map(({ from, to, points }) => ({ from: nameOf(model, from), to: nameOf(model, to), points }));

const nameOf = ({ ownerById }: AuctionModel, id: number): string => ownerById.get(id)?.Name ?? '';

/** What was sold, in the order in which it was. */
function saleRows(model: AuctionModel): ReportRow[] {
  const { state, lots } = model.auction;
  return [...state.sales].map(([id, { entryId, amount }]) => ({
    lot: lots.find((lot) => lot.id === id)?.name ?? '',
    owner: nameOf(model, entryId),
    price: amount,
    shares: [...(state.partners.get(id) ?? [])].map(([partner, percent]) => `${nameOf(model, partner)} ${formatRate(percent)}`).join(', '),
  }));
}
