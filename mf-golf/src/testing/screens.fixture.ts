import type { DataOf, GolfStatsRow } from '@poolhouse/contract';
import { aHead, aPage } from './page.fixture';

export const someRules: DataOf<'GET golf/rulesdata'> = {
  config: {
    data: [
      {
        ID: 1,
        contest_id: 3,
        contest_name: 'Golf 2026',
        entry_id: 12,
        EntryName: 'Rusty Nail',
        EntryFee: 50,
        Entries: 2,
        Total: 100,
        Events: 2,
        Doubles: 0,
        AcesPot: 2,
        WinnersPot: 2,
        Frozen: 1,
      },
    ],
  },
  prizes: { data: [{ ID: 1, Weekly: 9, Double: 18, Overall: 30 }] },
  doubles: { data: [] },
};
const someGolfers: DataOf<'GET golf/recap'>['winner']['data'] = [
  { ID: '12-1', Name: 'Callum Vance', Position: 'T3', Score: -12, Balls: 12, House: 0 },
  { ID: '12-2', Name: 'Matteo Quist', Position: '', Score: null, Balls: 9, House: 1 },
];
export const aRecap = (over: Partial<DataOf<'GET golf/recap'>['config']['data'][number]> = {}): DataOf<'GET golf/recap'> => ({
  config: {
    data: [
      {
        ID: 1,
        contest_id: 3,
        contest_name: 'Golf 2026',
        entry_id: 12,
        EntryName: 'Rusty Nail',
        tid: 7,
        Name: 'Copper Ridge Classic',
        OfficialAt: '2026-11-23T01:00:00.000Z',
        cancelled: 0,
        double: 0,
        ...{ Dates: 'Nov 19–22', Headline: 'Rusty Nail', Winners: '', Says: '−46 and $10.25', Note: 'First tournament won this season' },
        Mine: '1st of 1 at −46. $9 for place 1, $1.25 of the winners pot.',
        ...over,
      },
    ],
  },
  contests: { data: [{ id: 3, name: 'Golf 2026' }] },
  tournaments: aPage().tournaments,
  standings: {
    data: [
      {
        ID: 12,
        EntryName: 'Rusty Nail',
        Rank: 1,
        Shared: 0,
        Score: -46,
        Rounds: '-12,-7,-15,-12',
        Points: 10.25,
        Won: '$9 for place 1, $1.25 of the winners pot',
        TieNote: 'Level at -46; ahead on round 4: -12 against -11.',
        Picks: 'Callum Vance (12), Matteo Quist (9, house pick)',
        side_action: 1,
        side_action_points: 8,
        mine: 1,
      },
    ],
  },
  facts: {
    data: [
      {
        ...{ ID: 'swing', Title: 'The swing', Head: 'Matteo Quist, birdie on 17', Card: 'Matteo Quist, birdie on 17', Where: 'Round 4' },
        ...{
          Short: 'From then on nobody was ahead of Rusty Nail',
          Text: 'From then on nobody was ahead of Rusty Nail. Until then Mulligan was.',
        },
      },
      {
        ...{ ID: 'bad_beat', Title: 'The bad beat', Head: 'Mulligan', Card: 'Mulligan', Where: '' },
        ...{ Short: 'In front with 7 holes to play, 2nd by 1 stroke', Text: 'In front with 7 holes to play, 2nd by 1 stroke.' },
      },
    ],
  },
  winner: { data: someGolfers },
  mine: { data: someGolfers },
  highlights: { data: [{ ID: 'best_round', label: 'Best round', value: '-15', note: 'Rusty Nail, round 3' }] },
  corrections: {
    data: [{ ID: 1, at: '2026-11-24T01:00:00.000Z', text: 'Matteo Quist, round 4: holes corrected after the result was official.' }],
  },
  race: {
    data: [1, 2].flatMap((Event) =>
      [12, 13].map((id) => ({
        ID: `${Event}-${id}`,
        entry_id: id,
        EntryName: id === 12 ? 'Rusty Nail' : 'Mulligan',
        Event,
        Score: -40 * Event + id,
        Points: 0,
        Rank: id - 11,
      })),
    ),
  },
});
export const aStatsRow = (ID: number, over: Partial<GolfStatsRow> = {}): GolfStatsRow => ({
  ID,
  golfer_name: `Golfer ${ID}`,
  group_num: (ID - 1) % 4,
  position: `T${ID}`,
  cuts: 2,
  entries: 3,
  YTD_Cuts: 12,
  YTD_Events: 14,
  Rank: ID,
  Tee_Time: '2026-11-19T12:35:00.000Z',
  back_nine: 0,
  Avg_Birdies: 4.25,
  Holes_Per_Eagle: 108,
  Consecutive_Cuts: 3,
  GIR: 68.2,
  picked: 0,
  mine: ID === 5 ? 1 : 0,
  ...over,
});

export const aStatsPage = (is_admin: 0 | 1): DataOf<'GET golf/statspagedata'> => ({
  config: { data: [{ ...aHead(), is_admin }] },
  birthdays: { data: [{ ID: 2, Golfer_Name: 'Golfer 2', Golfer_Birthday: '2026-11-21', Golfer_Age: 31, Group_Num: 1 }] },
  tournament_history: {
    data: [
      aStatsRow(1, { position: 'CUT', ...(is_admin && { Odds: 11 }) }),
      aStatsRow(5, { Avg_Birdies: null }),
      aStatsRow(9),
      aStatsRow(2),
    ],
  },
  tournaments: aPage().tournaments,
  birthdays_known: 3,
});
