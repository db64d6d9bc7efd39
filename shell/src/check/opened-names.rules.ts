import type { Log } from './log.types';

/** Where a pick stands in its contest. */
export interface Place {
  readonly entry: number;
  readonly period: string;
  readonly slot: number;
}

export const placeOf = ({ entry, period, slot }: Place): string => `${entry}/${period}/${slot}`;

const WEEK = /^\d{4}-w(\d{1,2})$/;

/** '2026-w11' as 'Week 11'; others as the log calls them. */
export function periodName(period: string, { rounds }: Pick<Log, 'rounds'>): string {
  const [, week] = WEEK.exec(period) ?? [];
  return week === undefined ? (rounds.get(period) ?? period) : `Week ${Number(week)}`;
}

/** Whether a log is of this kind of contest: it writes 'football' of what the sign-in's list calls 'Football'. */
export const isKind = ({ type }: { readonly type: string }, name: string): boolean => name.toLowerCase() === type.toLowerCase();

/** True of every kind of contest: a tournament or an auction has no weeks, and what has no seal yet may have none either. */
export const sealsTitle = (sealed: readonly { readonly period: string }[]): string =>
  sealed.length > 0 && sealed.every(({ period }) => WEEK.test(period)) ? 'Seals, week by week' : 'Seals, hour by hour';
