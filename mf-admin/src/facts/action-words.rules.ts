import { TITLES, typeTitle } from './types.rules';

/** What actions that begin alike are about, where the log's word is not one that people use. */
const AREAS: Readonly<Record<string, string>> = { nflwins: 'NFL Wins', ssf: 'Stats', signin: 'Sign-in' };

const areaWords = (area: string): string => AREAS[area] ?? typeTitle(area);

/** The log's 'football.picks_overridden' as it is read: 'Football: picks overridden'. */
export function actionWords(action: string): string {
  const [area = '', ...rest] = action.split('.');
  return rest.length === 0 ? areaWords(area) : `${areaWords(area)}: ${rest.join(' ').replaceAll('_', ' ')}`;
}

/** How actions begin in the log that read as somebody has typed; the log's own words stay as they are. */
export function actionStart(typed: string): string {
  const text = typed.trim().toLowerCase();
  const [area] = Object.entries({ ...AREAS, ...TITLES }).find(([, title]) => title.toLowerCase() === text.split(':')[0]) ?? [];
  const words = area ? text.replace(/^[^:]*/, area) : text;
  return words.replace(/:\s*/, '.').replaceAll(' ', '_');
}
