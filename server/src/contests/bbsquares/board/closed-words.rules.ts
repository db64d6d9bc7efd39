import { DateTime } from 'luxon';
import { CONTEST_ZONE } from '../../../sport/games/week.rules';

/** 'Squares closed Wed, Mar 19, 6:40 PM Eastern.' @param lockAt epoch ms */
export const closedWords = (lockAt: number | null): string =>
  lockAt === null ? 'Squares are closed.' : `Squares closed ${easternTime(lockAt)}.`;

/** 'Wed, Mar 19, 6:40 PM Eastern'. */
export const easternTime = (at: number): string =>
  `${DateTime.fromMillis(at, { zone: CONTEST_ZONE, locale: 'en-US' }).toFormat('ccc, LLL d, h:mm a')} Eastern`;
