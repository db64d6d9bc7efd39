import { formatRange } from '@poolhouse/contract/formats';
import { DateTime } from 'luxon';
import { CONTEST_ZONE } from '../../sport/games/week.rules';

const dayOf = (at: number): DateTime => DateTime.fromMillis(at, { zone: CONTEST_ZONE, locale: 'en-US' });

/** 'Nov 13–17', 'Nov 28–Dec 2': from the first to the last of these instants, epoch ms, where contest weeks are counted; '' for none. */
export function datesOf(instants: readonly number[]): string {
  if (instants.length === 0) return '';
  const [from, to] = [Math.min(...instants), Math.max(...instants)];
  if (dayOf(from).hasSame(dayOf(to), 'day')) return dayOf(from).toFormat('LLL d');
  const end = dayOf(from).hasSame(dayOf(to), 'month') ? 'd' : 'LLL d';
  return formatRange(from, to, (at) => dayOf(at).toFormat(at === from ? 'LLL d' : end));
}
