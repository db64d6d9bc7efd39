import { completeness, completenessWords } from './schedule.rules';

const name = (abbrev: string) => `The ${abbrev}`;

describe('how complete a season is', () => {
  it('is put in a sentence, with the teams that lack games', () => {
    const games = [
      { abbrev1: 'A', abbrev2: 'B' },
      { abbrev1: 'B', abbrev2: 'A' },
    ];
    expect(completenessWords(2024, completeness(['A', 'B'], games, 2), name)).toBe('All 2 games of 2024 are there.');
    expect(completenessWords(2024, completeness(['A', 'B'], games.slice(1), 2), name)).toBe(
      '1 of 2 games of 2024 are there: The A have 1, The B have 1.',
    );
    expect(completenessWords(2024, completeness('ABCDEFGH'.split(''), [], 2), name)).toBe(
      '0 of 8 games of 2024 are there: 8 teams lack games.',
    );
  });

  it.each([
    [6, /: The A have 0, /],
    [7, /: 7 teams lack games\.$/],
  ])('names %i teams that lack games, or counts them', (teams, said) => {
    const all = 'ABCDEFG'.slice(0, teams).split('');
    expect(completenessWords(2024, completeness(all, [], 1), name)).toMatch(said);
  });
});
