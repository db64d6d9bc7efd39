import { keepEqual } from './keep-same';

class Hidden {
  #own: number;
  constructor(own: number) {
    this.#own = own;
  }
  get own() {
    return this.#own;
  }
}

test('what changed nowhere is the same object, and of the rest whatever did not change', () => {
  const before = new Map([
    [
      1,
      [
        { ID: 1, a: 1 },
        { ID: 2, a: 1 },
      ],
    ],
    [2, [{ ID: 3, a: 1 }]],
  ]);
  const copy = () => new Map([...before].map(([name, rows]) => [name, rows.map((row) => ({ ...row }))]));
  expect(keepEqual(before, copy())).toBe(before);
  const after = copy();
  after.get(1)![1]!.a = 2;
  const kept = keepEqual(before, after);
  expect(kept).toEqual(after);
  expect([kept.get(2) === before.get(2), kept.get(1)![0] === before.get(1)![0], kept.get(1) === before.get(1)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(keepEqual(before, new Map([...copy()].slice(0, 1)))).not.toBe(before);
});

test('a field is not looked into, nor an object that may hide something', () => {
  const [list, hidden] = [[1], new Hidden(1)];
  expect(keepEqual({ list }, { list })).toEqual({ list });
  const other = { list: [1] };
  expect(keepEqual({ list }, other)).toBe(other);
  const second = new Hidden(2);
  expect(keepEqual(hidden, second)).toBe(second);
  expect(keepEqual(undefined, list)).toBe(list);
});
