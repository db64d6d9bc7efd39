import type { NeedsActionRow } from '@poolhouse/contract';
import type { OwnTab } from '../console/tabs.rules';

/** Where something can be done about it; null for what stands on the Admin tab itself. */
export function needsTab(kind: NeedsActionRow['kind']): { key: OwnTab; verb: string } | null {
  switch (kind) {
    case 'feed_silent':
      return { key: 'gameday', verb: 'See the feed' };
    case 'files_damaged':
      return { key: 'releases', verb: 'See deployments' };
    case 'picks_missing':
      return { key: 'contests', verb: 'Remind them' };
    case 'claim_waits':
      return { key: 'people', verb: 'Answer it' };
    default:
      return null;
  }
}
