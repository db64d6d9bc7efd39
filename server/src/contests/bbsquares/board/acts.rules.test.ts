import type { SquaresState } from '@poolhouse/contract';
import { isNo, mayDo, sentenceOf, type Act, type NumbersFrom } from './acts.rules';

const STATES: readonly SquaresState[] = ['open', 'full', 'locked', 'drawn', 'live', 'finished'];

/** Each act over the six states, in the order above; what is forbidden by its sentence. */
const RULES: Readonly<Record<Act, Readonly<Partial<Record<NumbersFrom, string>>>>> = {
  claim: { none: 'yes yes closed closed closed closed' },
  give: {
    none: 'yes yes yes another another over',
    again: 'waits waits waits waits waits waits',
  },
  type: {
    none: 'yes yes yes another another over',
    drawn: 'drawn drawn drawn drawn drawn drawn',
    redrawn: 'drawn drawn drawn drawn drawn drawn',
    again: 'waits waits waits waits waits waits',
  },
  lock: { none: 'yes yes closed_already closed_already closed_already closed_already' },
  reopen: {
    none: 'only_closed only_closed reason only_closed only_closed only_closed',
    typed: 'numbers numbers numbers numbers numbers numbers',
    drawn: 'numbers numbers numbers numbers numbers numbers',
    redrawn: 'numbers numbers numbers numbers numbers numbers',
    again: 'waits waits waits waits waits waits',
  },
  settings: { none: 'yes yes terms terms terms_live terms_live' },
  release_unpaid: { none: 'yes yes closed closed closed closed' },
  paid: { none: 'yes yes others others others others' },
  void_draw: {
    none: 'nothing nothing nothing nothing nothing nothing',
    typed: 'nothing nothing nothing nothing nothing nothing',
    drawn: 'nothing nothing nothing another begun begun',
    redrawn: 'once once once once once once',
    again: 'once once once once once once',
  },
};

describe('what may be done with a board', () => {
  const numbers: readonly NumbersFrom[] = ['none', 'typed', 'drawn', 'again', 'redrawn'];
  it.each(Object.keys(RULES) as Act[])('%s, in each state and whatever its numbers come from', (act) => {
    for (const from of numbers)
      expect([from, STATES.map((state) => mayDo(act, state, from)).join(' ')]).toEqual([from, RULES[act][from] ?? RULES[act].none]);
  });

  it('is refused with a sentence of its own each', () => {
    const nos = [...new Set(Object.values(RULES).flatMap((rows) => Object.values(rows).flatMap((row) => row.split(' '))))];
    const sentences = nos.flatMap((may) => (isNo(may as never) ? [sentenceOf(may as never, 'Squares closed Wed.').message] : []));
    expect(sentences.every((one) => /^[A-Z].*\.$/.test(one))).toBe(true);
    // Closing twice is said as closing is, under another code.
    expect(new Set(sentences).size).toBe(sentences.length - 1);
  });
});
