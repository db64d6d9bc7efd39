import type { Marker } from './draw.rules';
import { TAG, tagsOf } from './tags.rules';

const marker = (x: number, y: number, length = '46 yds', text = '1'): Marker => ({ x, y, length, text });

describe('lengths of strokes', () => {
  it('stand right of their markers, and left of them at the edge', () => {
    expect(tagsOf([marker(200, 300)])).toEqual([{ left: 214, top: 290, width: 54, text: '46 yds' }]);
    expect(tagsOf([marker(380, 300)])[0]).toMatchObject({ left: 380 - 54 - 14 });
  });

  it('leave out a penalty, which has none', () => expect(tagsOf([marker(200, 300, '', 'P')])).toEqual([]));

  it('cover no marker and no other length', () => {
    for (const [dx, dy] of [
      [40, 0],
      [20, -6],
      [-30, 4],
      [0, 24],
      [36, 12],
    ] as const) {
      const markers = [marker(200, 60, '233 yds', '2'), marker(200 + dx, 60 + dy, '119 ft 5 in.', '3')];
      const [one, other] = tagsOf(markers);
      expect(one && other).toBeTruthy();
      if (!one || !other) return;
      for (const { left, top, width } of [one, other])
        for (const { x, y } of markers)
          expect([dx, dy, x > left && x < left + width && y > top && y < top + TAG.height]).toEqual([dx, dy, false]);
      const apart =
        one.left >= other.left + other.width || other.left >= one.left + one.width || Math.abs(one.top - other.top) >= TAG.height;
      expect([dx, dy, apart]).toEqual([dx, dy, true]);
    }
  });
});
