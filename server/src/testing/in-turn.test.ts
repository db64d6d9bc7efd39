import { enginesInTurn } from './engines';
import { inTurn } from './in-turn';

describe('what is looked at by turns', () => {
  const ways = ['a', 'b', 'c'];

  it('is another way with each commit, and each way again after as many as there are', () => {
    const taken = ['7', '8', '9', '10'].map((turn) => inTurn(ways, 0, turn));
    expect(taken).toEqual([['b'], ['c'], ['a'], ['b']]);
  });

  it('is each way in every run where there are as many things to look at', () => {
    expect(ways.flatMap((_, place) => inTurn(ways, place, '7')).sort()).toEqual(ways);
  });

  it('is all where nobody said whose turn it is', () => {
    expect(inTurn(ways, 1, '')).toEqual(ways);
  });
});

describe('a suite that takes its databases by turns', () => {
  const on = { turn: '7', server: 'postgres://localhost' };

  it('has one now and the other with the next commit', () => {
    const both = [enginesInTurn('a season', on), enginesInTurn('a season', { ...on, turn: '8' })];
    expect(both.flat().sort()).toEqual(['postgres', 'sqlite']);
  });

  it('does not share its turn with all others', () => {
    const names = Array.from({ length: 20 }, (_, at) => `suite ${at}`);
    expect(new Set(names.flatMap((name) => enginesInTurn(name, on))).size).toBe(2);
  });

  it('has both where all are wanted, or one file is run, and SQLite alone where there is no other', () => {
    expect(enginesInTurn('a season', { ...on, every: '1' })).toEqual(['sqlite', 'postgres']);
    expect(enginesInTurn('a season', { ...on, turn: '' })).toEqual(['sqlite', 'postgres']);
    expect(enginesInTurn('a season', { turn: '7' })).toEqual(['sqlite', 'postgres']);
  });
});
