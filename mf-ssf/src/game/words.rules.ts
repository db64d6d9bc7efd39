import { formatMonthDay, formatNumber, formatSigned } from '@poolhouse/shared-ui';
import type { StatsGame } from './week.types';

/** '+1.2', '−0.5', '0.0'. */
export const signed = (points: number, digits = 1): string => formatSigned(points, digits);

export const oneDigit = (points: number | null): string => (points === null ? '' : formatNumber(points, 1));

/** 'Bills by 5.2', 'level'. @param margin home minus away */
export function byHowMuch({ nickname1, nickname2 }: Pick<StatsGame, 'nickname1' | 'nickname2'>, margin: number): string {
  if (margin === 0) return 'level';
  const points = Math.abs(margin);
  return `${margin > 0 ? nickname2 : nickname1} by ${formatNumber(points, Number.isInteger(points) ? 0 : 1)}`;
}

/** 'Bills win in 66 of 100'. */
export function chanceWords({ nickname1, nickname2, win2 }: StatsGame): string {
  if (win2 === null) return '';
  const home = Math.round(win2 * 100);
  return home >= 50 ? `${nickname2} win in ${home} of 100` : `${nickname1} win in ${100 - home} of 100`;
}

/** '11/16' of yyyy-mm-dd, whatever the viewer's zone. */
export const dayWords = (day: string): string => formatMonthDay(day);

/** What the row's small print says: what was not known, who starts, and whether it stood here before kick-off. */
export function noteWords({ note, source, started, qb1, qb2, nickname1, nickname2, qb_reason1, qb_reason2 }: StatsGame): string[] {
  const starter = (team: string, name: string, reason: string) =>
    name === '' ? [] : [`${team}: ${name} starts${reason === '' ? '' : ` (named by an administrator: ${reason})`}.`];
  return [
    ...(note === '' ? [] : note.split('; ').map((one) => `${one}.`)),
    ...starter(nickname1, qb1, qb_reason1),
    ...starter(nickname2, qb2, qb_reason2),
    ...(source === 'replayed' ? ['Computed afterwards, from what was known before its day.'] : []),
    ...(source === 'live' && started ? ['Frozen at kick-off.'] : []),
    ...(source === '' ? ['Nothing was computed for this game.'] : []),
  ];
}

/** Why a side has no PScore, in two or three words; '' where it has one. */
export function whyNone({ source, note, spread2 }: Pick<StatsGame, 'source' | 'note' | 'spread2'>, pscore: number | null): string {
  if (pscore !== null) return '';
  if (source === '') return spread2 === null ? 'No line' : 'Not computed yet';
  return note.split('; ').find((one) => one === 'Too few games') ?? 'No PScore';
}
