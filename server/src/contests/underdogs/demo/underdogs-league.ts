import type { DemoTalk, DemoTalker } from '../../demo/demo-smack';

/** What a player likes to pick: many points, few points, home sides, college games, late games, or anything. */
export type Taste = 'long' | 'short' | 'home' | 'college' | 'late' | 'any';

/** One of the entries. */
export interface DemoDogEntry extends DemoTalker {
  taste: Taste;
  /** From 0, blind, to 1, who sees the future. */
  luck: number;
  /** Which share of the weeks the player forgets. */
  forgets: number;
  /** Where this week's pick stands when the demo starts: not made, its game begun, or to come. */
  thisWeek: 'none' | 'begun' | 'to_come';
}

const entry = (name: string, user: string, taste: Taste, luck: number, thisWeek: DemoDogEntry['thisWeek'], forgets = 0): DemoDogEntry => ({
  name,
  user,
  taste,
  luck,
  thisWeek,
  forgets,
});

/** The demo's Underdogs, played by the people of the Oak Street Pool. */
export const underdogsLeague: DemoTalk & { name: string; group: number; entries: readonly DemoDogEntry[] } = {
  name: 'The Dog House',
  group: 1,
  chatter: 3,
  entries: [
    entry('Rusty Collar', 'rusty', 'any', 0.5, 'none'),
    entry('Casey at the Bark', 'casey', 'short', 0.15, 'begun'),
    entry('Mutt Marcus', 'marcus', 'home', 0.4, 'begun'),
    entry('Mary’s Strays', 'mary', 'college', 0.25, 'begun'),
    entry('Bite Night', 'ingrid', 'late', 0.2, 'to_come'),
    entry('Walt Disobeys', 'walt', 'long', 0.25, 'begun', 0.1),
    entry('Priya’s Pack', 'priya', 'any', 0.25, 'to_come'),
    entry('Sit. Stay. Punt.', 'gus', 'long', 0.1, 'to_come', 0.25),
    entry('Dana’s Dachshunds', 'dana', 'short', 0.3, 'to_come'),
    entry('Leash of Theo', 'theo', 'any', 0.15, 'none', 0.2),
  ],
};

/** A pick that the administrator had to enter. */
export const ENTERED = { user: 'gus', by: 'casey', week: 7, reason: 'Texted it from the boat at noon' };
