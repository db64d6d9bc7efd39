import { zoneChoices, zoneName } from './zones.rules';

test('names a zone by its city', () => {
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(zoneName('UTC')).toBe('UTC');
});

test('offers each zone once, and always the one that is set', () => {
  expect(zoneChoices('', 'America/Chicago')).toEqual(['', 'America/Chicago']);
  expect(zoneChoices('America/Chicago', 'America/Chicago')).toEqual(['', 'America/Chicago']);
  expect(zoneChoices('Europe/Vienna', 'America/Chicago')).toEqual(['', 'America/Chicago', 'Europe/Vienna']);
});
