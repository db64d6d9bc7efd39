import { NFL_WEEKS } from '@poolhouse/contract';
import type { ContestKind } from '../contest-kind';
import type { SeasonKind } from '../weeks/calendar';

export const __id__Kind = {
  type: '__id__',
  name: '__Name__',
  words: 'a __Title__ contest',
  path: '/__id__',
  sports: ['NFL'],
  leadsFrom: 4,
  weeksOf: () => NFL_WEEKS,
} as const satisfies ContestKind & SeasonKind;
