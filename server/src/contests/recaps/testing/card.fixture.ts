import type { RecapCard } from '../recap-source';

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
    return { name, note };
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
