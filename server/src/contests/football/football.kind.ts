import { FOOTBALL_WEEKS } from '@poolhouse/contract';
import type { ContestKind } from '../contest-kind';
import type { SeasonKind } from '../weeks/calendar';

export const footballKind = {
  type: 'football',
  name: 'Football',
  words: 'a football contest',
  path: '/football',
  sports: ['NFL', 'NCAA'],
  leadsFrom: 4,
  /** 15 weeks, or up to the last one with games: extra weeks may follow. */
  weeksOf: ({ lastWithGames }) => Math.max(FOOTBALL_WEEKS, lastWithGames),
} as const satisfies ContestKind & SeasonKind;
