import { DateTime } from 'luxon';
import { CONTEST_ZONE } from './week.rules';

/** The source knows the day alone for 1999; most games kick off at 1 pm, so all of them do here. */
const UNKNOWN_TIME = '13:00';

/**
 * Kick-off from a date and a US Eastern wall time (24 h, also for games in London and Munich), epoch ms.
 *
 * The source writes 09:00 where 9 pm is meant for 102 games of 2000 to 2005: 97 of them are Monday games, the others season
 * openers and Saturdays late in December. 09:30, used for games in Europe later on, is real.
 *
 * @param day yyyy-mm-dd
 * @param time h:mm or hh:mm; '' when the source does not know it
 * @returns undefined when there is no such day or wall time
 */
export function kickoffOf(season: number, day: string, time: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^(\d{1,2}:\d{2}(:00)?)?$/.test(time)) return undefined;
  const known = time === '' ? UNKNOWN_TIME : time.slice(0, time.indexOf(':') + 3).padStart(5, '0');
  const wall = known === '09:00' && season >= 2000 && season <= 2005 ? '21:00' : known;
  const instant = DateTime.fromISO(`${day}T${wall}`, { zone: CONTEST_ZONE });
  // A wall time inside the lost hour of the spring change would come back an hour later.
  if (!instant.isValid || instant.hour !== Number(wall.slice(0, 2))) return undefined;
  return instant.toMillis();
}
