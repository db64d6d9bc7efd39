import type { WeekRecapConfig } from '@poolhouse/contract';
import type { RefreshRule } from '../page-data/page-state.types';

const WHILE_OPEN = 60;

/** When a week's recap is read again: each minute while games of it have no result. */
export const untilOver: RefreshRule<{ config: { data: readonly Pick<WeekRecapConfig, 'Over'>[] } }> = {
  refreshSeconds: ({ config }) => (config.data[0]?.Over === 0 ? WHILE_OPEN : null),
};
