import { utcInstant } from './utc-instant';

const noon = Date.UTC(2026, 8, 13, 17, 0);

it.each([
  ['2026-09-13T17:00Z'],
  ['2026-09-13T17:00:00.000Z'],
  ['2026-09-13T13:00-04:00'],
  ['2026-09-13T17:00'],
  ['2026-09-13T17:00:00'],
  [' 2026-09-13T17:00:00 '],
])('%s is five in the afternoon, UTC', (text) => expect(utcInstant.parse(text)).toBe(noon));

it('a day alone is its midnight, UTC', () => expect(utcInstant.parse('2026-09-13')).toBe(Date.UTC(2026, 8, 13)));
it.each([[''], ['soon'], ['2026-13-01T00:00']])('%j is no instant', (text) => expect(utcInstant.safeParse(text).success).toBe(false));
