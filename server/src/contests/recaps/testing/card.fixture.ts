import type { CardCell, RecapCard, SeasonCard } from '../recap-source';

/** A week that one has won. */
export const aCard = (values: Partial<RecapCard> = {}): RecapCard => ({
  pool: 'Oak Street Pool',
  when: 'Week 11, Nov 13–17',
  label: 'Won the week',
  headline: 'Mendoza Line',
  says: '5–0 and all 42 points',
  won: true,
  names: [],
  picks: ['UGA −5.5', 'IOWA +6.5', 'CHI +3', 'BUF −5.5', 'DAL −3.5'].map((pick) => {
    const [name = '', note = ''] = pick.split(' ');
    return { mark: 'W', name, note };
  }),
  best: '',
  facts: [
    { title: 'The swing', head: 'Cowboys at Raiders, last two minutes', text: '20–20 became 20–27: two won and one lost by it' },
    { title: 'The bad beat', head: 'Sack Lunch, Raiders +3.5', text: 'Ahead by 3.5 with two minutes to go, lost by 3.5' },
    { title: 'Nobody else had', head: 'Goal Line Stan, Lions +2.5', text: 'Won 24–20 at the Eagles' },
  ],
  season: {
    after: 'After 11 weeks',
    places: [
      { rank: '1', name: 'Turf Toe', figure: '37' },
      { rank: 'T2', name: 'Okafor’s Eleven', figure: '35' },
      { rank: 'T2', name: 'Rusty Nail', figure: '35' },
    ],
  },
  ...values,
});

const SEASON = [
  'WLWLW',
  'WWLWW',
  'LLLWW',
  'WWWWW',
  'WWLWW',
  'LWWLW',
  'WLPWL',
  'LWLLL',
  'WWWWW',
  'LWWLL',
  'WLWWL',
  'WLLWW',
  'WWWLL',
  'LWLLW',
  'LLLLW',
];

/** Fifteen weeks of one entry. */
export const aSeasonCard = (values: Partial<SeasonCard> = {}): SeasonCard => ({
  pool: 'Oak Street Pool',
  when: '2026 season',
  name: 'Rusty Nail',
  place: '2nd',
  among: 'of 14',
  record: '43–32, 57.3%',
  says: '98 points won, 1 win behind Turf Toe',
  weeks: SEASON.map((cells, n) => ({
    ...{ week: n + 1, cells: [...cells] as CardCell[], perfect: cells === 'WWWWW' },
    wins: [...cells].filter((cell) => cell === 'W').length,
  })),
  facts: [
    { title: 'Best week', head: 'Week 4, all five, alone', text: '42 points. Closest: Jets +6.5 by 0.5.' },
    { title: 'Nemesis', head: 'Sack Lunch', text: 'Took the other side 9 times and was right 7 of them.' },
    { title: 'Beside a coin', head: '13 coins of 100 do as well', text: 'Always the favorite: 36–39' },
  ],
  sum: 'After 15 weeks: 43 of 75 picks right, 2 weeks of five',
  ...values,
});
