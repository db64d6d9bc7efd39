import fc from 'fast-check';
import { keep } from './keep.rules';

const json = fc.jsonValue({ maxDepth: 4 });

it('is always equal to what is new, and is the old one where that is equal', () =>
  fc.assert(
    fc.property(json, json, (any, next) => {
      // As it comes from a server: JSON has no -0.
      const old = JSON.parse(JSON.stringify(any)) as unknown;
      const again = JSON.parse(JSON.stringify(old)) as unknown;
      expect(keep(old, next)).toEqual(next);
      expect(keep(old, again)).toBe(typeof old === 'object' ? old : again);
    }),
  ));

it('keeps a row that moved, and looks into one that differs', () => {
  const [a, b] = [
    { id: 1, of: [1] },
    { id: 2, of: [2] },
  ];
  const turned = keep([a, b], [b, a]);
  expect(turned[0]).toBe(b);
  expect(turned[1]).toBe(a);
  const changed = keep(
    { rows: [a, b], n: 1 },
    {
      rows: [
        { id: 1, of: [1] },
        { id: 2, of: [3] },
      ],
      n: 1,
    },
  );
  expect(changed.rows[0]).toBe(a);
  expect(changed.rows[1]).toEqual({ id: 2, of: [3] });
});

it('hands a new list on as it is where nothing of the old one is in it', () => {
  const next = [{ id: 3 }];
  expect(keep([{ id: 1 }], next)).toBe(next);
});
