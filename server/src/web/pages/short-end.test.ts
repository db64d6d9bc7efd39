import { isShortEnd } from './short-end';

it.each([
  // A short one behind anything that is longer, and a very short one behind nothing.
  [300, 0, true],
  [1100, 1000, false],
  [1100, 1200, true],
  // A squares board of this year with the years before it, one a line.
  [1180, 52_000, true],
  [1620, 52_000, true],
  [1630, 52_000, false],
  // The same beside a board that is open and has little on it.
  [1300, 9000, false],
  // However long the page is, the end has to fit into one block.
  [7900, 10_000_000, true],
  [8000, 10_000_000, false],
])('own rows of %i characters behind %i are short: %s', (end, shared, short) => expect(isShortEnd(end, shared)).toBe(short));
