import { isUnchanged } from './conditions.rules';

const there = { etag: '"abc"', changedAt: Date.parse('2026-09-25T00:15:00.700Z') };

test.each([
  [{}, false],
  [{ 'if-none-match': '"abc"' }, true],
  [{ 'if-none-match': 'W/"abc"' }, true],
  [{ 'if-none-match': '"x", "abc"' }, true],
  [{ 'if-none-match': '*' }, true],
  [{ 'if-none-match': '"x"', 'if-modified-since': 'Fri, 25 Sep 2026 00:15:00 GMT' }, false],
  [{ 'if-modified-since': 'Fri, 25 Sep 2026 00:15:00 GMT' }, true],
  [{ 'if-modified-since': 'Fri, 25 Sep 2026 00:14:59 GMT' }, false],
  [{ 'if-modified-since': 'yesterday' }, false],
])('who says %j has what there is: %s', (has, unchanged) => expect(isUnchanged(has, there)).toBe(unchanged));
