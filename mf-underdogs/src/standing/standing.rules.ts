import type { UnderdogsPickRow } from '@poolhouse/contract';

/** How a pick stands; what is not over yet ends in -ing. `none`: no result, or none yet. */
export type Standing = 'win' | 'cover' | 'push' | 'loss' | 'winning' | 'covering' | 'pushing' | 'losing' | 'sealed' | 'toCome' | 'none';

type Graded = Pick<UnderdogsPickRow, 'sealed' | 'Grade' | 'live' | 'result' | 'spreadScore' | 'Day' | 'Void'>;

/** A loss by exactly the points it got is a push, which covers nothing. `now` is epoch ms of the server's time. */
export function standingOf({ sealed, Grade: grade, live, result, spreadScore, Day, Void }: Graded, now: number): Standing {
  if (sealed) return 'sealed';
  if (grade === 'W') return 'win';
  if (grade === 'C') return 'cover';
  if (grade === 'L') return spreadScore === 0 ? 'push' : 'loss';
  if (!live && Void === '' && Date.parse(Day) > now) return 'toCome';
  if (!live || spreadScore === null) return 'none';
  if (result) return 'winning';
  return spreadScore > 0 ? 'covering' : spreadScore === 0 ? 'pushing' : 'losing';
}

/** Points the team is ahead by, negative when behind; null before there is a score. */
export function marginOf({ spreadScore, spread }: Pick<UnderdogsPickRow, 'spreadScore' | 'spread'>): number | null {
  return spreadScore === null || spread === null ? null : spreadScore - spread;
}
