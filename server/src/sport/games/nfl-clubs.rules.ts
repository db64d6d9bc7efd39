/** Clubs that kept their code since 1999, as nflverse writes them. */
const STEADY = [
  'ARI',
  'ATL',
  'BAL',
  'BUF',
  'CAR',
  'CHI',
  'CIN',
  'CLE',
  'DAL',
  'DEN',
  'DET',
  'GB',
  'IND',
  'JAX',
  'KC',
  'MIA',
  'MIN',
  'NE',
  'NO',
  'NYG',
  'NYJ',
  'PHI',
  'PIT',
  'SEA',
  'SF',
  'TB',
  'TEN',
  'WAS',
];

/** Clubs that moved or joined: under which code they played in which seasons, first and last. */
const MOVED: readonly (readonly (readonly [code: string, first: number, last: number])[])[] = [
  [['HOU', 2002, Infinity]],
  [
    ['STL', 1995, 2015],
    ['LA', 2016, Infinity],
  ],
  [
    ['SD', 1961, 2016],
    ['LAC', 2017, Infinity],
  ],
  [
    ['OAK', 1995, 2019],
    ['LV', 2020, Infinity],
  ],
];

/** Codes of other sources for the same club. */
const ALIASES: Readonly<Record<string, string>> = { LAR: 'LA', WSH: 'WAS', JAC: 'JAX' };

const codeIn = (names: (typeof MOVED)[number], season: number) => names.find(([, first, last]) => first <= season && season <= last)?.[0];

/** The clubs of a season by nflverse code, in alphabetical order: 32 since 2002. */
export function nflClubs(season: number): string[] {
  return [...STEADY, ...MOVED.flatMap((names) => codeIn(names, season) ?? [])].sort();
}

/**
 * The nflverse code of a club in a season, whichever source spelt it, under the name of another town too: files go on writing OAK
 * for the Raiders. Undefined for a code that is no club's of that season.
 */
export function nflCode(typed: string, season: number): string | undefined {
  const upper = typed.trim().toUpperCase();
  const code = ALIASES[upper] ?? upper;
  if (STEADY.includes(code)) return code;
  const names = MOVED.find((one) => one.some(([name]) => name === code));
  return names && codeIn(names, season);
}
