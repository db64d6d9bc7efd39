import { gamesBody, loadedWords, NO_SOURCE } from './source.rules';

const season = { sport: 'NFL' as const, season: 2026 };

test('a feed needs nothing more, a file its text', () => {
  expect(gamesBody(NO_SOURCE, season)).toEqual({ source: 'feed', sport: 'NFL', season: 2026 });
  expect(gamesBody({ kind: 'file', csv: ' ', name: '' }, season)).toBeNull();
  expect(gamesBody({ kind: 'typed', csv: 'a,b', name: '' }, season)).toEqual({ source: 'file', csv: 'a,b', sport: 'NFL', season: 2026 });
});

test('what was loaded, or would be, in a sentence', () => {
  const loaded = { added: 285, changed: 0, unchanged: 0, results: 193, refused: { data: [] } };
  expect(loadedWords(loaded, true)).toBe('285 games would be new, 193 with results, 0 rows refused');
  expect(loadedWords({ ...loaded, added: 1, changed: 2, unchanged: 3 }, false)).toBe(
    '1 game new, 2 changed, 3 as they are, 193 with results, 0 rows refused',
  );
});
