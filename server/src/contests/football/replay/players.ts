import type { choosers, Choice } from './strategies';

/** How somebody plays. Each week has three occasions: Tuesday, Wednesday after the lines moved, and before the big kick-off. */
export interface Player {
  name: string;
  chooser: keyof typeof choosers;
  tuesday?: boolean;
  big?: boolean;
  /** Which slots are locked when picks are made. */
  lock?: (slot: number) => boolean;
  /** What is done to the week's picks on Wednesday. */
  wednesday?: (choices: Choice[]) => Choice[];
  /** How many of the five picks are made in a week; 5 when not given. */
  makes?: (week: number) => number;
  /** Joins after the Thursday game of this week. */
  joins?: number;
}

const opposite = (choice: Choice): Choice => ({ ...choice, side: choice.side === 'home' ? 'away' : 'home', lock: false });

export const players: Player[] = [
  { name: 'Favourites', chooser: 'favourites', tuesday: true },
  { name: 'Dogs', chooser: 'dogs', tuesday: true },
  { name: 'Home Team', chooser: 'home', tuesday: true },
  { name: 'Thursday First', chooser: 'earliest', tuesday: true, big: true },
  { name: 'Locks All', chooser: 'random', tuesday: true, lock: () => true },
  { name: 'Locks Two', chooser: 'random', tuesday: true, lock: (slot) => slot < 2 },
  { name: 'Forgets', chooser: 'random', tuesday: true, makes: (week) => (week % 5 === 0 ? 0 : week % 2 === 0 ? 3 : 5) },
  {
    name: 'Costanza',
    chooser: 'favourites',
    tuesday: true,
    lock: (slot) => slot === 4,
    wednesday: (choices) => choices.map((choice) => (choice.lock ? choice : opposite(choice))),
  },
  { name: 'Late', chooser: 'random', big: true },
  { name: 'Monday Night', chooser: 'latest', big: true, lock: (slot) => slot % 2 === 0 },
  {
    name: 'Second Thoughts',
    chooser: 'random',
    tuesday: true,
    lock: () => true,
    wednesday: (choices) => choices.map((choice) => ({ ...choice, lock: false })),
  },
  { name: 'Joins Later', chooser: 'dogs', tuesday: true, lock: (slot) => slot === 0, joins: 6 },
];
