/** Today's divisions, by the code under which each club plays now. */
const DIVISIONS = [
  ['BUF', 'MIA', 'NE', 'NYJ'],
  ['BAL', 'CIN', 'CLE', 'PIT'],
  ['HOU', 'IND', 'JAX', 'TEN'],
  ['DEN', 'KC', 'LAC', 'LV'],
  ['DAL', 'NYG', 'PHI', 'WAS'],
  ['CHI', 'DET', 'GB', 'MIN'],
  ['ATL', 'CAR', 'NO', 'TB'],
  ['ARI', 'LA', 'SEA', 'SF'],
];
const divisionOf = new Map(DIVISIONS.flatMap((clubs, n) => clubs.map((club) => [club, n] as const)));
const MOVED_TO: Readonly<Record<string, string>> = { OAK: 'LV', SD: 'LAC', STL: 'LA' };

/** The code that a club has today, whatever town it played in. */
export const lastingClub = (code: string): string => MOVED_TO[code] ?? code;

/** Whether two clubs, by their lasting codes, are of one division as the league is divided since 2002. */
export function sameDivision(one: string, other: string): boolean {
  const division = divisionOf.get(one);
  return division !== undefined && division === divisionOf.get(other);
}
