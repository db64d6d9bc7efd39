import type { DataOf } from '@poolhouse/contract';

type Data = DataOf<'GET bbauction/recap'>;
export const sale = {
  ID: 101,
  order: 1,
  Name: 'Team 1',
  Seed: 1,
  region: 'SOUTH',
  Owner: 'Rusty Oakes',
  owner_id: 1,
  Price: 100,
  fair: 160,
  bids: 7,
  bidders: 3,
  seconds: 42,
  undone: 0,
};
export const recap = (over: Partial<Data> = {}): Data => ({
  recap: {
    data: [{ ID: 1, contest_name: 'Street', year: 2026, group: 1, sold: 1, lots: 64, Pot: 100, frozen: 1, commit: 'ab12', seed: 'cd34' }],
  },
  sales: { data: [sale] },
  moments: { data: [{ ID: 'bargain', lot: 101, value: 60 }] },
  race: {
    data: [
      { ID: '1:1', entry_id: 1, EntryName: 'Rusty Oakes', Week: 1, day: '2026-03-19', value: -92, Rank: 2 },
      { ID: '2:1', entry_id: 2, EntryName: 'June Hathaway', Week: 1, day: '2026-03-19', value: -10, Rank: 1 },
    ],
  },
  ...over,
});
