import type { AuctionRecapConfig, DataOf, RecapFact } from '@poolhouse/contract';

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
/** Of an auction whose tournament is on. */
export const recapHead = (over: Partial<AuctionRecapConfig> = {}): AuctionRecapConfig => ({
  ...{ ID: 1, contest_id: 9, contest_name: 'Street', entry_id: 1, EntryName: 'Rusty Oakes', year: 2026, group: 1 },
  ...{ Over: 0, Open: 31, Dates: 'Mar 19–20', Headline: '', Winners: '', Says: '', Note: '', Mine: '' },
  ...over,
});

const aFact = (ID: RecapFact['ID'], Title: string, Head: string, Text: string): RecapFact => ({
  ...{ ID, Title, Head, Text, Card: Head, Short: Text, Where: '' },
});

/** Of one that June Hathaway has won. */
export const wonRecap = (over: Partial<AuctionRecapConfig> = {}): Data =>
  recap({
    config: {
      data: [
        recapHead({
          ...{ Over: 1, Open: 0, Headline: 'June Hathaway', Says: '+$87 on $100 paid', Note: 'Each dollar brought $1.87' },
          Mine: '2nd of 2, −$87 on $173 paid. Best buy: 1 Team 1, $100 that brought $40.',
          ...over,
        }),
      ],
    },
    facts: {
      data: [
        aFact('best_buy', 'The best buy', '9 Team 9, June Hathaway for $12', 'Brought $90, +$78. Reached the final.'),
        aFact(
          'upset',
          'The upset',
          '12 Team 12 over 5 Team 5',
          'Round of 64, 70–68. Rusty Oakes had paid $30 for Team 5, nobody had Team 12.',
        ),
        aFact('swing', 'The lead', 'June Hathaway, from Mar 28 to the end', 'Before that day Rusty Oakes was in front.'),
      ],
    },
    winner: { data: [{ ID: 109, Name: '9 Team 9', Abbrev: 'T9', Price: 12, Won: 90 }] },
  });

export const recap = (over: Partial<Data> = {}): Data => ({
  config: { data: [recapHead()] },
  facts: { data: [] },
  winner: { data: [] },
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
