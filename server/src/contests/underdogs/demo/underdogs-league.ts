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

type Habits = Pick<DemoDogEntry, 'taste' | 'luck' | 'thisWeek'> & { forgets?: number };

const entry = (name: string, user: string, { taste, luck, thisWeek, forgets = 0 }: Habits): DemoDogEntry => ({
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
    entry('Rusty Collar', 'rusty', { taste: 'any', luck: 0.5, thisWeek: 'none' }),
    entry('Casey at the Bark', 'casey', { taste: 'short', luck: 0.15, thisWeek: 'begun' }),
    entry('Mutt Marcus', 'marcus', { taste: 'home', luck: 0.4, thisWeek: 'begun' }),
    entry('Mary’s Strays', 'mary', { taste: 'college', luck: 0.25, thisWeek: 'begun' }),
    entry('Bite Night', 'ingrid', { taste: 'late', luck: 0.2, thisWeek: 'to_come' }),
    entry('Walt Disobeys', 'walt', { taste: 'long', luck: 0.25, thisWeek: 'begun', forgets: 0.1 }),
    entry('Priya’s Pack', 'priya', { taste: 'any', luck: 0.25, thisWeek: 'to_come' }),
    entry('Sit. Stay. Punt.', 'gus', { taste: 'long', luck: 0.1, thisWeek: 'to_come', forgets: 0.25 }),
    entry('Dana’s Dachshunds', 'dana', { taste: 'short', luck: 0.3, thisWeek: 'to_come' }),
    entry('Leash of Theo', 'theo', { taste: 'any', luck: 0.15, thisWeek: 'none', forgets: 0.2 }),
  ],
};

/** A pick that the administrator had to enter. */
export const ENTERED = { user: 'gus', by: 'casey', week: 7, reason: 'Texted it from the boat at noon' };
