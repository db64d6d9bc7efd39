import type { StatsFactorRow } from '@poolhouse/contract';
import { byText, epoch } from '@poolhouse/shared-ui';
import type { StatsGame, WeekPage } from '../game/week.types';

/** In tenths, so that sums are what the page shows. */
const tenths = (points: number): number => Math.round(points * 10);

/** The games of a page with their lines. */
export function gamesOf({ events, factors }: WeekPage): StatsGame[] {
  const lines = new Map<string, StatsFactorRow[]>();
  for (const factor of factors.data) {
    const side = factor.ID.split('-').slice(0, 2).join('-');
    lines.set(side, [...(lines.get(side) ?? []), factor]);
  }
  const place = ({ ID }: StatsFactorRow) => Number(ID.split('-')[2]);
  const sorted = (key: string) => [...(lines.get(key) ?? [])].sort((a, b) => place(a) - place(b));
  return events.data.map((event) => {
    const { pscore1, pscore2 } = event;
    const both = pscore1 !== null && pscore2 !== null;
    return {
      ...event,
      lines1: sorted(`${event.id}-1`),
      lines2: sorted(`${event.id}-2`),
      pou: both ? (tenths(pscore1) + tenths(pscore2)) / 10 : null,
      margin: both ? (tenths(pscore2) - tenths(pscore1)) / 10 : null,
    };
  });
}

const values = {
  date: ({ date }: StatsGame) => epoch(date),
  away: ({ nickname1 }: StatsGame) => nickname1,
  pscore1: ({ pscore1 }: StatsGame) => pscore1,
  home: ({ nickname2 }: StatsGame) => nickname2,
  pscore2: ({ pscore2 }: StatsGame) => pscore2,
  spread2: ({ spread2 }: StatsGame) => spread2,
  over_under: ({ over_under }: StatsGame) => over_under,
  pou: ({ pou }: StatsGame) => pou,
} as const;

export type SortKey = keyof typeof values;
export interface Sorting {
  readonly key: SortKey;
  readonly direction: 'ascending' | 'descending';
}
export const BY_DATE: Sorting = { key: 'date', direction: 'ascending' };

/** What a press on a head makes of the order: words and dates begin with the first, figures with the largest. */
export function pressed(sort: Sorting, key: SortKey): Sorting {
  if (sort.key === key) return { key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  return { key, direction: ['date', 'away', 'home', 'spread2'].includes(key) ? 'ascending' : 'descending' };
}

/** Games in an order; what is not known stands last, level ones by kick-off. */
export function ordered(games: readonly StatsGame[], { key, direction }: Sorting): StatsGame[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...games].sort((a, b) => sign * compared(values[key](a), values[key](b), sign) || byKickoff(a, b));
}

const byKickoff = (a: StatsGame, b: StatsGame) => epoch(a.date) - epoch(b.date) || byText(a.nickname1, b.nickname1) || a.id - b.id;

function compared(a: string | number | null, b: string | number | null, sign: number): number {
  if (a === null || b === null) return a === b ? 0 : (a === null ? 1 : -1) * sign;
  return typeof a === 'string' || typeof b === 'string' ? byText(String(a), String(b)) : a - b;
}

/** Games in which every word stands for one of the teams. */
export function found(games: readonly StatsGame[], words: string): StatsGame[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...games];
  return games.filter((game) => {
    const names = [game.nickname1, game.nickname2, game.team1_id, game.team2_id].join(' ').toLowerCase();
    return wanted.every((word) => names.includes(word));
  });
}

/** What is shown of a game's away (1) or home (2) team. */
export function sideOf(game: StatsGame, n: 1 | 2) {
  return n === 1
    ? { name: game.nickname1, colors: game.colors1, spread: game.spread1, score: game.score1, pscore: game.pscore1 }
    : { name: game.nickname2, colors: game.colors2, spread: game.spread2, score: game.score2, pscore: game.pscore2 };
}
