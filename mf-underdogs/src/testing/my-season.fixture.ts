import type { DogSeasonConfig, DogSeasonFact, DogSeasonRule, DogSeasonWeek } from '@poolhouse/contract';
import type { MySeasonPage } from '../myseason/useMySeason';

const aFact = (ID: DogSeasonFact['ID'], Title: string, Head: string, Text: string, Weeks: string): DogSeasonFact => ({
  ...{ ID, Title, Head, Text, Weeks },
});

const aWeek = (Week: number, Rank: number, of: Partial<DogSeasonWeek>): DogSeasonWeek => ({
  ...{ ID: Week, Week, Rank, Pick: 'Jets', Abbrev: 'NYJ', Spread: 7.5, Grade: 'L', Text: 'Lost 17–27 to the Bills', Auto: 0 },
  ...{ Alone: 0, Dogs: 14, DogsWon: 5 },
  ...of,
});

const aRule = (ID: DogSeasonRule['ID'], Wins: number, Covers: number, Losses: number): DogSeasonRule => ({ ID, Wins, Covers, Losses });

/** Five weeks of Rusty Nail: a win, a cover, a loss, a week without a pick, and one whose game was called off. */
export const aMySeason = (config: Partial<DogSeasonConfig> = {}): MySeasonPage => ({
  config: {
    data: [
      {
        ...{ ID: 1, contest_id: 3, contest_name: 'Oak Street Dogs', entry_id: 1, EntryName: 'Rusty Nail', Year: 2026, Week: 5, Over: 0 },
        ...{ Rank: 2, Shared: 0, Entries: 6, Gap: '1 win behind Turf Toe', Wins: 1, Covers: 1, Losses: 2 },
        ...config,
      },
    ],
  },
  mine: { data: [{ ID: 1, EntryName: 'Rusty Nail' }] },
  weeks: {
    data: [
      aWeek(1, 1, { Pick: 'Titans', Abbrev: 'TEN', Spread: 9, Grade: 'W', Text: 'Won 24–20 at the Bills', Alone: 1 }),
      aWeek(2, 1, { Grade: 'C', Text: 'Lost 17–20 to the Bills and covered' }),
      aWeek(3, 3, {}),
      aWeek(4, 2, { Pick: '', Abbrev: '', Spread: null, Text: 'No pick came in' }),
      aWeek(5, 2, { Pick: 'Bears', Abbrev: 'CHI', Spread: null, Grade: '', Text: 'The game is called off' }),
    ],
  },
  facts: {
    data: [
      aFact('run', 'Longest run', '2 won or covered', 'Weeks 1–2', '1,2'),
      aFact('drought', 'Longest drought', '2 lost', 'Weeks 3–4', '3,4'),
      aFact('best', 'Best week', 'Week 1, Titans +9', 'Won 24–20 at the Bills, for you alone.', '1'),
      aFact('miss', 'Worst miss', 'Week 3, Bears +10', 'Won 24–20 at the Lions; you had Jets +7.5, who lost.', '3'),
      aFact('nemesis', 'Your nemesis', 'Sack Lunch', 'Did better than you in 3 weeks of 5, and worse in 1.', '2,3,4'),
    ],
  },
  rules: { data: [aRule('mine', 1, 1, 2), aRule('biggest', 0, 3, 1), aRule('smallest', 2, 0, 2), aRule('random', 1.4, 1.2, 1.4)] },
  luck: { data: [{ ID: 1, Wins: 1, Says: '45 random players of 100 win more' }] },
});
