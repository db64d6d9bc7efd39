import { NFL_WEEKS } from '@poolhouse/contract';
import type { ContestKind } from '../contest-kind';
import type { SeasonKind } from '../weeks/calendar';

export const underdogsKind = {
  type: 'underdogs',
  name: 'Underdogs',
  words: 'an Underdogs contest',
  path: '/underdogs',
  sports: ['NFL', 'NCAA'],
  leadsFrom: 4,
  /** The regular season of the NFL, whose weeks the college games of the same days belong to as well. */
  weeksOf: () => NFL_WEEKS,
} as const satisfies ContestKind & SeasonKind;
