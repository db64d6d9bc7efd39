import { nextSeason } from './season.rules';
import { weeksInWords } from './worth.rules';

const week = (number: number, points: number) => ({ week: number, points });

test('weeks of equal worth are listed together', () => {
  expect(weeksInWords([])).toBe('');
  expect(weeksInWords([week(12, 1)])).toBe('Week 12 is worth 1 point.');
  expect(weeksInWords([week(1, 42), week(2, 42), week(3, 84)])).toBe('Weeks 1 to 2 are worth 42 points each, week 3 is worth 84.');
});

test('a new contest is for the latest season with games, else for the calendar’s', () => {
  expect(nextSeason(2024, new Date('2026-11-22'))).toBe(2024);
  expect(nextSeason(0, new Date('2026-11-22'))).toBe(2026);
  expect(nextSeason(0, new Date('2027-01-10'))).toBe(2026);
});
