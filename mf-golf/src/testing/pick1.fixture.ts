import type { DataOf, Pick1RecapConfig, Pick1RecapStanding, RecapFact } from '@poolhouse/contract';
import { aPage } from './page.fixture';

const aRow = (ID: number, EntryName: string, over: Partial<Pick1RecapStanding>): Pick1RecapStanding => ({
  ...{ ID, EntryName, Rank: 2, Pick: 'Dean Orr', Position: 'CUT', Score: 7, Points: -1, Season: -4, SeasonRank: 2, mine: 0 },
  ...over,
});
const worst: RecapFact = {
  ...{ ID: 'worst_pick', Title: 'The worst pick', Head: 'Rusty Nail, Dean Orr', Card: 'Rusty Nail, Dean Orr', Where: '' },
  ...{ Short: 'Missed the cut at +7', Text: 'Missed the cut at +7.' },
};

/** The Pick1 of a tournament that Mulligan has won. Entry 12, Rusty Nail, is the viewer's. */
export const aPick1Recap = (over: Partial<Pick1RecapConfig> = {}): DataOf<'GET golf/pick1recap'> => ({
  config: {
    data: [
      {
        ...{ ID: 1, contest_id: 9, contest_name: 'Pick1 2026', entry_id: 12, EntryName: 'Rusty Nail', tid: 7, double: 0 },
        ...{ Name: 'Copper Ridge Classic', OfficialAt: '2026-11-23T01:00:00.000Z', Dates: 'Nov 19–22', Headline: 'Mulligan', Winners: '' },
        ...{ Says: 'Callum Vance, T3, −12 and +$5', Note: 'First tournament won this season' },
        Mine: '2nd of 3. Dean Orr missed the cut at +7. −$1.',
        ...over,
      },
    ],
  },
  contests: { data: [{ id: 9, name: 'Pick1 2026' }] },
  tournaments: aPage().tournaments,
  standings: {
    data: [
      aRow(13, 'Mulligan', { Rank: 1, Pick: 'Callum Vance', Position: 'T3', Score: -12, Points: 5, Season: 9, SeasonRank: 1 }),
      aRow(12, 'Rusty Nail', { mine: 1 }),
      aRow(14, 'Late Lee', { Rank: 3, Pick: '', Position: '', Score: null }),
    ],
  },
  facts: { data: [worst] },
});
