import { ofOne } from './of-one.rules';

test('what follows from an object is worked out once, and anew for another that holds the same', () => {
  let worked = 0;
  const length = ofOne((list: readonly number[]) => {
    worked += 1;
    return list.length > 1 ? list.length : undefined;
  });
  const [long, short] = [[1, 2], [1]];
  expect([length(long), length(long), length(short), length(short), worked]).toEqual([2, 2, undefined, undefined, 2]);
  expect([length([1, 2]), worked]).toEqual([2, 3]);
});
