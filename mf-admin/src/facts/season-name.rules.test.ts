import { seasonName } from './season-name.rules';

test('the year stands once', () => {
  expect(seasonName({ name: 'Oak Street Pool', year: 2026 })).toBe('Oak Street Pool 2026');
  expect(seasonName({ name: 'Golf 2026', year: 2026 })).toBe('Golf 2026');
  expect(seasonName({ name: 'Golf (2026)', year: 2026 })).toBe('Golf (2026)');
  expect(seasonName({ name: 'Room 20265', year: 2026 })).toBe('Room 20265 2026');
});
