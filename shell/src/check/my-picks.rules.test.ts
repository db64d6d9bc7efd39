import { worthShowing, type MyPick } from './my-picks.rules';
import type { OpenedPick } from './opened.types';

const opened = (pick: string, misfit: string | null = null) =>
  ({ row: { content: `{"contest":1,"entry":1,"period":"a","pick":${pick},"slot":1}` }, misfit }) as OpenedPick;
const picks = (count: number, some: Record<number, Partial<MyPick>>): MyPick[] =>
  Array.from({ length: count }, (_, n) => ({ slot: n + 1, opened: null, says: '', ...some[n + 1] }));

describe('what is shown of a round', () => {
  it('is all of five slots, the empty ones too', () => {
    expect(worthShowing(picks(5, {}))).toHaveLength(5);
  });

  it('is of 64 what is in them, and what does not fit', () => {
    const of64 = picks(64, {
      3: { says: 'Florida: up to 90' },
      5: { opened: opened('{"event":5,"max":7}') },
      9: { opened: opened('null') },
      64: { opened: opened('null', 'It is not in its seal.') },
    });
    expect(worthShowing(of64).map(({ slot }) => slot)).toEqual([3, 5, 64]);
  });
});
