import { DateTime } from 'luxon';
import type { FieldGolfer, Tournament } from '../../golf';

const LATEST_MS = 48 * 3_600_000;

/** Whether the groups are to stand: from Monday of its week on with odds for half of the field, at the latest two days before the lock. */
export function isToBePublished(
  { startDate, zone, firstTeeAt }: Pick<Tournament, 'startDate' | 'zone' | 'firstTeeAt'>,
  field: readonly Pick<FieldGolfer, 'odds' | 'status'>[],
  now: number,
): boolean {
  if (now >= firstTeeAt - LATEST_MS) return true;
  const monday = DateTime.fromISO(startDate, { zone }).startOf('week').toMillis();
  const here = field.filter(({ status }) => status !== 'ALTERNATE');
  return now >= monday && here.filter(({ odds }) => odds !== null).length * 2 >= here.length;
}
