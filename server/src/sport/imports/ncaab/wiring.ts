import { formatAnd } from '@poolhouse/contract/formats';
import { LETTERS } from '../../tournament/regions.rules';
import { refuse, type SeasonFiles } from './ncaab-files';

/** Holds the file's slots against the bracket that this site draws. @throws FileRefused at a slot that another one feeds */
export function checkWiring({ season, slots }: Pick<SeasonFiles, 'season' | 'slots'>): void {
  const expected = new Map(LETTERS.flatMap((letter) => regionSlots(letter)));
  for (const { line, slot, strong, weak } of slots) {
    const pair = expected.get(slot);
    if (!pair) continue;
    expected.delete(slot);
    if (strong !== pair[0] || weak !== pair[1])
      refuse('slots', line, `${slot} of ${season} is ${strong} and ${weak}, not ${formatAnd(pair)}`);
  }
  const [missing] = expected.keys();
  if (missing !== undefined) refuse('slots', null, `the slot ${missing} of ${season} is missing`);
}

/** Which two slots feed each slot of a region. */
function regionSlots(letter: string): Array<[string, [string, string]]> {
  const seed = (n: number) => `${letter}${String(n).padStart(2, '0')}`;
  const round = (n: number, count: number, name: (k: number) => string): Array<[string, [string, string]]> =>
    Array.from({ length: count }, (_, index) => [`R${n}${letter}${index + 1}`, [name(index + 1), name(2 * count - index)]]);
  return [1, 2, 3, 4].flatMap((n) => round(n, 16 >> n, n === 1 ? seed : (k) => `R${n - 1}${letter}${k}`));
}
