import { touchedBy } from './touched.rules';

const entry = (contest_name: string, year: number) => ({ contest_name, year });

test('names contests and seasons, each once and in order', () => {
  expect(touchedBy([])).toBe('');
  expect(touchedBy([entry('Oak', 2026), entry('Oak', 2025), entry('Oak', 2026)])).toBe(' in Oak (2025, 2026)');
  expect(touchedBy([entry('Oak', 2026), entry('Office', 2026), entry('Dogs', 2024)])).toBe(' in Oak (2026), Office (2026) and Dogs (2024)');
});
