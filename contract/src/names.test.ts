import fc from 'fast-check';
import { lookAlikeKeys, looksLike, refusedName, tidyName } from './names';

describe('names', () => {
  it.each(['Ann', 'Ann Lee', 'O’Neill', 'Łukasz', 'Zoë 2', 'Дмитрий', 'Σωκράτης', 'たなかさん', '田中', '김철수', "Bob's #1 🏈", '1-2-3'])(
    'takes %s',
    (name) => {
      expect(refusedName(tidyName(name))).toBeNull();
      expect(tidyName(name)).toBe(name.normalize('NFKC'));
    },
  );

  it.each([
    ['a zero-width blank', 'Hail Marys\u200b'],
    ['a zero-width blank alone', '\u200b'],
    ['a Cyrillic letter among Latin ones', 'Hail Mary\u0455'],
    ['a Greek letter among Latin ones', 'Ηail'],
    ['reversed writing', '\u202esyraM liaH'],
    ['a line break', 'Hail\nMarys'],
    ['NEL', 'Hail\u0085Marys'],
    ['NUL', 'Hail\u0000Marys'],
    ['piled accents', 'Hail\u0301\u0302\u0303\u0304 Marys'],
    ['a filler that looks empty', '\u3164'],
    ['nothing', '   '],
  ])('refuses %s', (_, name) => {
    expect(refusedName(tidyName(name))).not.toBeNull();
  });

  it.each([
    ['a no-break space', 'Hail\u00a0Marys'],
    ['two blanks', 'Hail  Marys'],
    ['full-width letters', 'Ｈail Marys'],
    ['another case', 'HAIL marys'],
    ['no blank', 'HailMarys'],
  ])('sees through %s', (_, name) => {
    expect(looksLike('Hail Marys')(name)).toBe(true);
  });

  it.each([
    ["Ann's Aces", 'Ann’s Aces'],
    ['Ann`s Aces', 'Ann‘s Aces'],
    ['"The" Dogs', '“The” Dogs'],
    ['Rust-Belt', 'Rust–Belt'],
    ['Rust−Belt', 'Rust‐Belt'],
    // Letters that are drawn alike.
    ['TaiIgate Dana', 'Tailgate Dana'],
    ['Tai1gate Dana', 'Tailgate Dana'],
    ['Tailgate Ɗana', 'Tailgate Dana'],
    ['Taılgate Dana', 'Tailgate Dana'],
    ['Tailgate-Dana', 'Tailgate Dana'],
    ['Tailgate_Dana', 'tailgatedana'],
    ['Tailgate Dana.', 'Tailgate Dana'],
    ['.Tailgate· Dana', 'Tailgate Dana'],
    ['Rnary', 'RNARY'],
    ['Hail rnary', 'Hail mary'],
    ['Zer0', 'ZerO'],
    ['The vvall', 'The wall'],
    ['TAlLGATE', 'TAILGATE'],
    ['...', '. . .'],
  ])('takes %p and %p for one name', (one, other) => expect(looksLike(other)(one)).toBe(true));

  it.each([
    ['Kai', 'Kal'],
    ['Ali', 'All'],
    ['Zoë', 'Zoe'],
    ['Łukasz', 'Lukasz'],
    ['Seat 1-12', 'Seat 11-2'],
    ['v1.12', 'v11.2'],
    ['Ann 1', 'Ann 2'],
    ['Mary', 'Marv'],
    ["O'Neill", 'ONeill'],
  ])('tells %p and %p apart', (one, other) => expect(looksLike(other)(one)).toBe(false));

  it('makes tidy once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(tidyName(tidyName(typed))).toBe(tidyName(typed));
        expect(lookAlikeKeys(tidyName(typed))).toEqual(lookAlikeKeys(typed));
      }),
    );
  });
});
