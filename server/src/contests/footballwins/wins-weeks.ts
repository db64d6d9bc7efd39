import { nflWeeks } from '../weeks/nfl-weeks.rules';
import type { WeeksOf } from '../weeks/calendar';

/** The regular season, and a later week that a postponed game of it is played in, as in January 2002. */
export const winsWeeks: WeeksOf = ({ year, lastRegular }) => Math.max(nflWeeks(year), lastRegular);
