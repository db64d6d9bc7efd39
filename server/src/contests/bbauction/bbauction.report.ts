import { plural } from '@poolhouse/contract/formats';
import { tag } from '../../ground/db/database';
import type { ReportRow, ReportTable, SeasonReport } from '../season-report';
import { auctionTag } from './bbauction.kind';
import type { AuctionGroups } from './seen/auction-groups';
import { readSeen, type AuctionReader, type SeenAuction } from './seen/read-auction';

/** An auction for the console. Points are what was won less what was paid. */
export const auctionSeasonReport = (reader: AuctionReader): SeasonReport => {
  const table = (columns: readonly string[], rowsOf: (seen: SeenAuction) => ReportRow[]): ReportTable => ({
    columns,
    rows: async (tx, contest, now) => rowsOf(await readSeen(tx, reader, contest, now)),
  });
  return {
    standings: async (tx, contest, now) => standings((await readSeen(tx, reader, contest, now)).rows('owners')),
    async toCome(tx, contest, now) {
      const { model } = await readSeen(tx, reader, contest, now);
      const open = model?.results.filter(({ winner }) => winner === undefined);
      return { n: model?.results.length === 0 ? null : (open?.length ?? 0), what: 'game' };
    },
    tables: {
      sales: table(['lot', 'owner', 'price', 'shares'], ({ rows }) => [...rows('lots').lots]),
      teams: table(['team', 'seed', 'region', 'lot', 'owner', 'price', 'won', 'out'], ({ rows }) => teamRows(rows('teams'))),
      settlement: table(['from', 'to', 'points'], ({ rows }) => paymentRows(rows('settlement', 'owners'))),
    },
    tags: ({ id, year }) => [auctionTag(id), tag.tournament(year)],
  };
};

const standings = ({ owners }: Pick<AuctionGroups, 'owners'>) =>
  owners.map(({ ID, Name, Rank, Profit, TotalWon, TotalPaid, TotalTeams, Losses }) => ({
    ID,
    EntryName: Name,
    Rank,
    Points: Profit,
    Winnings: TotalWon,
    Record: `Paid ${TotalPaid}, ${plural(TotalTeams, 'team')}, ${Losses} lost`,
  }));

const teamRows = ({ teams }: Pick<AuctionGroups, 'teams'>): ReportRow[] =>
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
function paymentRows({ settlement, owners }: Pick<AuctionGroups, 'settlement' | 'owners'>): ReportRow[] {
  const names = new Map(owners.map(({ ID, Name }) => [ID, Name]));
  return settlement.map(({ from, to, points }) => ({ from: names.get(from) ?? '', to: names.get(to) ?? '', points }));
}
