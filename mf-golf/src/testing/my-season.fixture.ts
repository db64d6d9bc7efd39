import type { DataOf, GolfSeasonConfig, GolfSeasonFact, GolfSeasonPick, GolfSeasonTournament } from '@poolhouse/contract';

const NAMES = ['Harbor Light Open', 'Blue Heron Invitational', 'The Founders at Pine Hollow'];

const aTournament = (Week: number, Rank: number, Place: number, of: Partial<GolfSeasonTournament> = {}): GolfSeasonTournament => ({
  ...{ ID: Week, Week, Rank, tid: 100 + Week, Name: NAMES[Week - 1] ?? `Event ${Week}`, double: 0, Place, Shared: 0, Of: 12, Score: -46 },
  ...{ Points: 0, Won: '' },
  ...of,
});

const aPick = (Week: number, Name: string, Position: string, of: Partial<GolfSeasonPick> = {}): GolfSeasonPick => ({
  ...{ ID: `${Week}-${Name}`, Week, Name, Position, Balls: 4, House: 0, Alone: 0 },
  ...of,
});

const aFact = (ID: GolfSeasonFact['ID'], Title: string, Head: string, Text: string, Weeks: string): GolfSeasonFact => ({
  ...{ ID, Title, Head, Text, Weeks },
});

/** Three tournaments of Rusty Nail: one won, one in which the house gave two golfers, one without money. */
export const aMySeason = (config: Partial<GolfSeasonConfig> = {}): DataOf<'GET golf/my_season'> => ({
  config: {
    data: [
      {
        ...{ ID: 1, contest_id: 3, contest_name: 'Golf 2026', entry_id: 12, EntryName: 'Rusty Nail', Year: 2026, Week: 3, Over: 0 },
        ...{ Rank: 2, Shared: 0, Entries: 12, Gap: '3 strokes behind Mulligan', Score: -131, Points: 10.25 },
        ...config,
      },
    ],
  },
  tournaments: {
    data: [
      aTournament(1, 1, 1, { Points: 10.25, Won: '$9 for place 1, $1.25 of the winners pot' }),
      aTournament(2, 3, 8, { Score: -41 }),
      aTournament(3, 2, 4, { Shared: 1, Score: -44, double: 1 }),
    ],
  },
  picks: {
    data: [
      ...[aPick(1, 'Callum Vance', '1'), aPick(1, 'Matteo Quist', 'T3'), aPick(1, 'Sun Li', 'CUT'), aPick(1, 'Tiger', '28')],
      ...[
        aPick(2, 'Callum Vance', 'WD'),
        aPick(2, 'Sun Li', 'CUT'),
        aPick(2, 'Odd Job', '', { House: 1 }),
        aPick(2, 'Ek', '40', { House: 1 }),
      ],
      ...[aPick(3, 'Matteo Quist', 'T12', { Alone: 1 }), aPick(3, 'Callum Vance', 'T3')],
    ],
  },
  facts: {
    data: [
      aFact('run', 'Longest run', '1 in the money', 'Tournament 1', '1'),
      aFact('drought', 'Longest drought', '2 without money', 'Tournaments 2–3', '2,3'),
      aFact('best', 'Best tournament', 'Harbor Light Open, 1st of 12', '−46, $9 for place 1.', '1'),
      aFact('carried', 'Carried you', 'Callum Vance', 'Made the only ball that counted on 12 holes, in 3 tournaments.', '1,2,3'),
      aFact(
        'against',
        'Let you down',
        'Sun Li',
        'Missed the cut in 2 of 2 tournaments with you. 8 balls of this golfer alone counted for you.',
        '1,2',
      ),
    ],
  },
  rules: {
    data: [
      { ID: 'mine', Score: -131 },
      { ID: 'crowd', Score: -134 },
      { ID: 'favorites', Score: -128 },
      { ID: 'house', Score: -120 },
      { ID: 'random', Score: -116.7 },
    ],
  },
  beside: { data: [{ ID: 1, Tournaments: 3, Says: '14.3 strokes better than any four' }] },
});
