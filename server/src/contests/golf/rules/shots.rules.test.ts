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

describe('a shot as it is told', () => {
  const told = (...shots: Partial<Shot>[]) =>
    holeShots(
      shots.map((over, at) => ({ ...shot(at + 1, 'S'), ...over })),
      () => ({ par: 4, yards: 400, rank: '', strokes: null }),
    ).flatMap(({ strokes }) => strokes);
  const [tee, lake, beside, out] = [
    { x: 0, y: 0 },
    { x: 60, y: 870 },
    { x: 40, y: 860 },
    { x: 500, y: 500 },
  ];

  it('begins where the one before ended, and says where only when that is elsewhere', () => {
    const strokes = told(
      { a: tee, b: lake },
      { t: 'V', a: tee, b: out },
      { t: 'P', b: beside },
      { a: { x: 40.3, y: 860 }, b: out },
      { a: beside, b: lake },
    );
    expect(strokes.map(({ overview }) => overview.from)).toEqual([tee, tee, null, null, beside]);
  });

  it('says its length where the drawing marks it: from 30 yards on', () => {
    const lengths = told({ d: 291 * 36 }, { d: 30 * 36 }, { d: 30 * 36 - 1 }, { d: 136 }, { d: null });
    expect(lengths.map(({ distance }) => distance)).toEqual(['291 yds', '90 ft', '', '', '']);
  });
});
