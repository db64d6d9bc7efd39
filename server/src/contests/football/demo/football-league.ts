import type { DemoTalk, DemoTalker } from '../../demo/demo-smack';

/** One of football's entries. */
export interface DemoEntry extends DemoTalker {
  sidebet?: boolean;
  /** From 0, a coin, to 1, who sees the future. */
  luck: number;
  /** Which share of the weeks the player forgets a pick. */
  forgets: number;
  /** How many of this week's picks are in when the demo starts; default 5. */
  picksIn?: number;
}

export interface DemoContest extends DemoTalk {
  name: string;
  group: number;
  pointsPerEntry: number;
  cigarPoints: number;
  overallPoints: string;
  entries: readonly DemoEntry[];
}

const entry = (name: string, user: string, luck = 0, rest: Partial<DemoEntry> = {}): DemoEntry => ({
  name,
  user,
  luck,
  forgets: 0.04,
  ...rest,
});

/** The contests against the spread; everybody of the demo plays in one. */
export const demoContests: readonly DemoContest[] = [
  {
    name: 'Oak Street Pool',
    group: 1,
    pointsPerEntry: 50,
    cigarPoints: 30,
    overallPoints: '120,60,30',
    chatter: 6,
    entries: [
      entry('Rusty Nails', 'rusty', 0.14, { sidebet: true, forgets: 0, picksIn: 3 }),
      entry('Fair Catch Casey', 'casey', 0.1, { sidebet: true, forgets: 0 }),
      entry('Fourth & Long', 'marcus', 0.2, { sidebet: true }),
      entry('Hail Marys', 'mary', 0.06),
      entry('Monday Misery', 'ingrid', 0.0, { sidebet: true }),
      entry('Punt Intended', 'walt', 0.12),
      entry('Nickel Backers', 'priya', 0.16),
      entry('The Kneel Down', 'gus', 0.02, { forgets: 0.12, picksIn: 4 }),
      entry('Tailgate Dana', 'dana', 0.1, { sidebet: true }),
      entry('Dana Doubles Down', 'dana', 0.0),
      entry('Extra Pointless', 'theo', 0.04, { forgets: 0.1, picksIn: 0 }),
      entry('Blitz & Giggles', 'lou', 0.08),
    ],
  },
  {
    name: 'Night Shift',
    group: 2,
    pointsPerEntry: 30,
    cigarPoints: 30,
    overallPoints: '40,20',
    chatter: 4,
    entries: [
      entry('Rusty After Dark', 'rusty', 0.06, { sidebet: true, forgets: 0, picksIn: 4 }),
      entry('Third Shift, Third Down', 'bea', 0.12, { sidebet: true }),
      entry('Coffee & Covers', 'omar', 0.16),
      entry('Moonlight Punts', 'yuki', 0.04, { sidebet: true }),
      entry('Late Flags', 'frank', 0.0, { forgets: 0.15, picksIn: 2 }),
      entry('Graveyard Gridiron', 'nell', 0.1),
      entry('Insomniacs', 'cole', 0.08),
    ],
  },
  {
    name: 'Cousins',
    group: 3,
    pointsPerEntry: 20,
    cigarPoints: 10,
    overallPoints: '20,10',
    chatter: 3,
    entries: [
      entry('Uncle Sal', 'sal', 0.14),
      entry('Aunt Rosalie', 'rosalie', 0.12),
      entry('Big Nico', 'nico', 0.04, { forgets: 0.1 }),
      entry('Little Nico', 'nicolette', 0.08),
      entry('Cousin Vince', 'vince', 0.0, { picksIn: 4 }),
    ],
  },
];
