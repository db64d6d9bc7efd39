import { expect, test } from '@playwright/test';
import { inTurn } from '../support/turn';

test.describe('what is looked at by turns', () => {
  const ways = ['a', 'b', 'c'];

  test('is another way with each commit, and each way again after as many as there are', () => {
    const taken = ['7', '8', '9', '10'].map((turn) => inTurn(ways, 0, turn));
    expect(taken).toEqual([['b'], ['c'], ['a'], ['b']]);
  });

  test('is each way in every run where there are as many things to look at', () => {
    expect(ways.flatMap((_, place) => inTurn(ways, place, '7')).sort()).toEqual(ways);
  });

  test('is all where nobody said whose turn it is', () => {
    expect(inTurn(ways, 1, '')).toEqual(ways);
  });
});
