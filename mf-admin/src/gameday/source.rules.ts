import type { DataOf } from '@poolhouse/contract';
import { formatList, plural } from '@poolhouse/shared-ui';

/** Where a season's games are to come from, as it is chosen. */
export interface Source {
  readonly kind: 'feed' | 'file' | 'typed';
  /** Text of the file, or what was typed. */
  readonly csv: string;
  readonly name: string;
}
/** Sports whose games are loaded by the season. */
export const SPORTS = [
  { value: 'NFL', label: 'NFL' },
  { value: 'NCAA', label: 'NCAA' },
] as const;

export const NO_SOURCE: Source = { kind: 'feed', csv: '', name: '' };

/** Columns that a game needs; the rest may be left out. */
export const HAND_HEAD = 'game_id,season,game_type,gameday,gametime,away_team,away_score,home_team,home_score,spread_line';

export type Loaded = Pick<DataOf<'POST ad/load_games'>, 'added' | 'changed' | 'unchanged' | 'results' | 'refused'>;

/** What the server is asked for; null while nothing is chosen. */
export function gamesBody(source: Source, season: { sport: 'NFL' | 'NCAA'; season: number }) {
  if (source.kind === 'feed') return { source: 'feed' as const, ...season };
  const text = source.csv.trim();
  return text === '' || text === HAND_HEAD ? null : { source: 'file' as const, csv: source.csv, ...season };
}

/** '285 games new, 193 with results, 0 rows refused'. */
export function loadedWords(loaded: Loaded, dry: boolean): string {
  const { added, changed, unchanged, results, refused } = loaded;
  const parts = [
    `${plural(added, 'game')} ${dry ? 'would be new' : 'new'}`,
    changed > 0 && `${changed} changed`,
    unchanged > 0 && `${unchanged} as they are`,
    `${results} with results`,
    `${plural(refused.data.length, 'row')} refused`,
  ];
  return formatList(parts);
}
