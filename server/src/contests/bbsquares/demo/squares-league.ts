import type { Say } from '../../demo/demo-smack';

/** Who plays on the boards of the demo: the people of the Oak Street Pool. */
export const squaresPlayers: ReadonlyArray<{ user: string; name: string; word: string }> = [
  { user: 'rusty', name: 'Rusty Oakes', word: 'Florida, but in cursive' },
  { user: 'casey', name: 'Casey Kerr', word: 'I only make the rules' },
  { user: 'marcus', name: 'Marcus Ellison', word: 'four four four' },
  { user: 'mary', name: 'Mary Tran', word: '9c0e14f2b7d8a355' },
  { user: 'ingrid', name: 'Ingrid Hathaway', word: 'a bowl of soup' },
  { user: 'walt', name: 'Walt Frost', word: '17b2f08c6ee19a4d' },
  { user: 'priya', name: 'Priya Natarajan', word: 'please not 2-2 again' },
  { user: 'gus', name: 'Gus Calloway', word: 'f0a6d31177ce582b' },
  { user: 'dana', name: 'Dana Brand', word: 'the cat walked over this' },
  { user: 'theo', name: 'Theo Vidal', word: 'Theo was here' },
];

export const OAK_STREET = { name: 'Oak Street', group: 1 };

/** What is said beside the board. */
export const squaresSayings: readonly Say[] = [
  (other) => `${other} has the 0 and the 7 and still finds something to complain about.`,
  () => 'One free throw. One.',
  () => 'I do not care who wins. I care that they stop at 71.',
  (other) => `Foul, ${other} says. At the end of a twelve-point game. I wonder why.`,
  () => 'My whole column is 8s and my whole life is 8s.',
  () => 'I checked the draw on my phone on the bus. It is the same twenty digits. I am still not happy.',
];
