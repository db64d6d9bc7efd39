import { plural } from '@poolhouse/shared-ui';
import type { ConsolePage } from '../facts/console.types';
import { isOfKind, type ConsoleTab } from '../facts/tabs.rules';

/** What the phone's list says beside a tab: how much there is of what it shows; '' where nothing is counted. */
export function tabFact({ key, piece }: ConsoleTab, data: ConsolePage): string {
  if (piece) {
    const entries = data.active_contests.data
      .filter(({ contest_type, frozen_at }) => frozen_at === '' && isOfKind(piece.name, contest_type.toLowerCase()))
      .reduce((sum, { entry_count }) => sum + entry_count, 0);
    return entries === 0 ? '' : plural(entries, 'entry', 'entries');
  }
  const [seat] = data.config.data;
  if (key === 'people') return seat ? String(seat.users_total) : '';
  if (key === 'contests') return seat ? `${seat.contests_total} open` : '';
  if (key !== 'releases') return '';
  const failures = data.releases.data.reduce((sum, row) => sum + row.failures, 0);
  return failures === 0 ? 'all healthy' : plural(failures, 'failure');
}
