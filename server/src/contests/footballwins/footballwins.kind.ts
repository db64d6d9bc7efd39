import type { ContestKind } from '../contest-kind';
import type { SeasonKind } from '../weeks/calendar';
import { nflWeeks } from '../weeks/nfl-weeks.rules';

export const footballWinsKind = {
  type: 'footballwins',
  name: 'FootballWins',
  words: 'an NFL wins contest',
  path: '/footballwins',
  sports: ['NFL'],
  leadsFrom: 4,
  /** The regular season, and a later week that a postponed game of it is played in, as in January 2002. */
  weeksOf: ({ year, lastRegular }) => Math.max(nflWeeks(year), lastRegular),
} as const satisfies ContestKind & SeasonKind;
