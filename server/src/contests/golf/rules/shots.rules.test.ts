import { holeShots, type Shot } from './shots.rules';

const shot = (n: number, t: Shot['t']): Shot => ({ h: 7, n, t, d: null, l: null, from: '', to: '', a: null, b: null, text: '' });
const markers = (types: readonly Shot['t'][]) =>
  holeShots(
    types.map((t, at) => shot(at + 1, t)),
    () => ({ par: 4, yards: 400, rank: '', strokes: null }),
  ).flatMap(({ strokes }) => strokes.map(({ markerText }) => markerText));

describe('the number beside a shot', () => {
  it('counts strokes and penalties, and nothing that costs no stroke', () => {
    expect(markers(['S', 'D', 'S', 'S'])).toEqual(['1', '', '2', '3']);
    expect(markers(['S', 'V', 'P', 'D', 'S'])).toEqual(['1', '', 'P', '', '3']);
  });

  it('is the score at the last stroke, however many drops were written down', () => {
    for (const types of [
      ['S', 'D', 'S', 'D', 'S', 'S', 'S'],
      ['S', 'S', 'S', 'S', 'S'],
      ['S', 'P', 'D', 'S', 'V', 'S', 'S'],
    ] as const)
      expect(markers(types).at(-1)).toBe('5');
  });
});
