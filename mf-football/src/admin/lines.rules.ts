import type { FootballAdminEventRow } from '@poolhouse/contract';

/** Beyond this no line is taken. */
const MOST = 99.5;

/** A typed line: a number in halves, null for none; undefined for what is no line. */
export function lineOf(typed: string): number | null | undefined {
  const text = typed.trim().replace('−', '-');
  if (text === '') return null;
  const value = /^pk$/i.test(text) ? 0 : Number(text);
  return Number.isFinite(value) && Math.abs(value) <= MOST && Number.isInteger(value * 2) ? value : undefined;
}

/** The other side's line is the negative of the first; none where there is none. */
export const otherSide = (line: number | null): number | null => (line === null ? null : 0 - line);

export const typedLine = ({ Spread1 }: Pick<FootballAdminEventRow, 'Spread1'>): string => (Spread1 === null ? '' : String(Spread1));

/** Which games have a line typed that is another one than what is saved. */
export const unsaved = (events: readonly FootballAdminEventRow[], typed: Readonly<Record<number, string>>): FootballAdminEventRow[] =>
  events.filter((event) => {
    const text = typed[event.ID];
    return text !== undefined && lineOf(text) !== event.Spread1;
  });

/** Games whose line can still be set before those that have begun, each as they were. */
export const openFirst = <T extends { readonly started: 0 | 1 }>(events: readonly T[]): T[] => [
  ...events.filter(({ started }) => started === 0),
  ...events.filter(({ started }) => started === 1),
];
