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

/** Two names with one key look alike, or nearly: only case, blanks, quotes, dashes and forms of the same letters differ. */
export function lookAlikeKey(name: string): string {
  const plain = SAME_MARKS.reduce(
    (text, [marks, mark]) => text.replace(marks, mark),
    tidyName(name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')),
  );
  return plain.toLowerCase().replace(/ /g, '').normalize('NFC');
}
