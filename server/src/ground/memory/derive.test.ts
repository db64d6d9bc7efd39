import { derive } from './derive';
import { figuresOf } from './memories';

const sum = { name: 'sums', weigh: () => 10 };

test('what follows from the same inputs is worked out once, and its figures are reported', () => {
  const site = {};
  let worked = 0;
  const of = (list: readonly number[], more: number) =>
    derive(site, sum, [list, more], () => {
      worked += 1;
      return { sum: list.reduce((all, one) => all + one, more) };
    });
  const list = [1, 2];
  const first = of(list, 3);
  expect([first, of(list, 3) === first, worked]).toEqual([{ sum: 6 }, true, 1]);
  expect(of([1, 2], 3)).toEqual(first);
  expect(of(list, 4)).toEqual({ sum: 7 });
  expect(worked).toBe(3);
  expect(figuresOf(site)).toEqual([{ name: 'sums', entries: 3, bytes: 30, hits: 1, loads: 3, ms: expect.any(Number) }]);
});

test('a number is no text, and nothing is handed from one site to another', () => {
  const [one, other] = [{}, {}];
  const of = (site: object, input: unknown, value: string) => derive(site, sum, [input], () => value);
  expect([of(one, 1, 'a'), of(one, '1', 'b'), of(one, null, 'c'), of(one, undefined, 'd')]).toEqual(['a', 'b', 'c', 'd']);
  expect([of(other, 1, 'e'), of(one, 1, 'f')]).toEqual(['e', 'a']);
});

test('of what goes on from state to state only the last is kept, for each first input', () => {
  const site = {};
  const latest = { ...sum, latest: true } as const;
  let worked = 0;
  const of = (name: string, state: number) => derive(site, latest, [name, state], () => `${name} ${state} ${(worked += 1)}`);
  expect([of('a', 1), of('b', 1), of('a', 1), of('a', 2), of('b', 1), of('a', 1)]).toEqual([
    'a 1 1',
    'b 1 2',
    'a 1 1',
    'a 2 3',
    'b 1 2',
    'a 1 4',
  ]);
  expect(figuresOf(site)).toMatchObject([{ entries: 2, hits: 2, loads: 4 }]);
});

test('an object names nothing of which the latest is kept: each state would be kept under its own', () => {
  const latest = { ...sum, latest: true } as const;
  expect(() => derive({}, latest, [[1], 2], () => 3)).toThrow('sums: the first input names');
});
