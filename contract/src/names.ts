/** Writing systems of which a name may use one. Japanese and Korean mix theirs by nature. */
const SCRIPTS: readonly RegExp[] = [
  ...['Latin', 'Cyrillic', 'Greek', 'Hebrew', 'Arabic', 'Armenian', 'Georgian', 'Devanagari', 'Bengali', 'Tamil', 'Telugu', 'Thai'].map(
    (script) => new RegExp(`^\\p{Script_Extensions=${script}}+$`, 'u'),
  ),
  /^[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]+$/u,
  /^[\p{Script_Extensions=Han}\p{Script_Extensions=Hangul}]+$/u,
];
/** Control, format, surrogate, private and unassigned code points, line and paragraph separators: nobody sees them. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800\u034f\ufe00-\ufe0f]/u;
/** Marks piled on a letter until its neighbours' rows are covered; no language needs more than two. */
const PILED = /\p{M}{3}/u;
const SOMETHING = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it is kept: compatibility forms made plain (ﬁ → fi, full width → normal), every run of blanks one, none at the ends. */
export function tidyName(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();
}

/** Why a tidy name cannot be had, in plain words; null when it can. One rule for the names of users, entries and contests. */
export function refusedName(name: string): string | null {
  if (UNSEEN.test(name)) return 'must not contain line breaks or characters that cannot be seen';
  if (!SOMETHING.test(name)) return 'must not be empty';
  if (PILED.test(name.normalize('NFD'))) return 'must not pile accents on one letter';
  const letters = [...name].filter((one) => /\p{L}/u.test(one)).join('');
  if (letters !== '' && !SCRIPTS.some((script) => script.test(letters))) return 'must keep to letters of one alphabet';
  return null;
}

/** Marks of which a keyboard writes one and a telephone another. */
const SAME_MARKS = [
  [/[\u2018-\u201b\u02b9\u02bb\u02bc\u2032`]/g, "'"],
  [/[\u201c-\u201f\u2033]/g, '"'],
  [/[\p{Pd}\u2212]/gu, '-'],
] as const;

/** Latin letters with a hook, a tail or without their dot, by the plain ones: at the size of a table nobody tells them apart. */
const HOOKED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    b: 'ɓƁƃ',
    c: 'ƈƇ',
    d: 'ɗƊɖƉƌ',
    f: 'ƒƑ',
    g: 'ɠƓɡ',
    h: 'ɦⱨ',
    i: 'ıɩɨ',
    j: 'ȷʝ',
    k: 'ƙƘⱪ',
    l: 'ɫɭⱡ',
    m: 'ɱⱮ',
    n: 'ɲƝɳŋŊƞ',
    p: 'ƥƤ',
    q: 'ɋʠ',
    r: 'ɽɾɼ',
    s: 'ʂȿ',
    t: 'ƭƬʈƮƫ',
    u: 'ʉ',
    v: 'ʋƲⱱ',
    w: 'ⱳ',
    y: 'ƴƳ',
    z: 'ȥȤʐɀ',
  }).flatMap(([plain, hooked]) => [...hooked].map((one): [string, string] => [one, plain])),
);
/** What stands between words: as good as a blank. Between figures it tells 1-12 from 11-2. */
const BETWEEN_WORDS = /(?<!\d)[-._·•]+|[-._·•]+(?!\d)/g;
/** Letters that look like others, after the skeletons of Unicode's UTS 39; as they are written, since I is like l and i is not. */
const CONFUSABLE = [
  [/[I1|ǀ]/g, 'l'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
] as const;

/**
 * Two names look alike, or nearly, where they have one of their two keys in common. By the first only case, blanks, quotes, dashes, dots
 * and forms of the same letters differ; by the second letters and figures that are drawn alike as well.
 */
export function lookAlikeKeys(name: string): readonly [string, string] {
  const tidy = SAME_MARKS.reduce(
    (text, [marks, mark]) => text.replace(marks, mark),
    tidyName(name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')),
  );
  const joined = tidy.replace(BETWEEN_WORDS, '').replace(/ /g, '');
  // Of a name that is dots and dashes alone they are all there is.
  const plain = [...(joined || tidy.replace(/ /g, ''))].map((letter) => HOOKED.get(letter) ?? letter).join('');
  const skeleton = CONFUSABLE.reduce((text, [like, letter]) => text.replace(like, letter), plain);
  return [plain, skeleton].map((key, n) => `${n}${key.toLowerCase().normalize('NFC')}`) as [string, string];
}

/** Whether a name looks like the one that is asked about. */
export function looksLike(name: string): (other: string) => boolean {
  const keys = lookAlikeKeys(name);
  return (other) => lookAlikeKeys(other).some((key) => keys.includes(key));
}
