import type { Push } from '@poolhouse/shared-ui/device';

/** What stands under the switch. */
export const pushWords: Readonly<Record<Push['state'], string>> = {
  checking: 'Asking this device',
  unsupported: 'This browser cannot show notifications. On an iPhone, add Poolhouse to the Home Screen first and open it there.',
  denied: 'Blocked in this browser. Allow notifications for this site in its settings, then come back.',
  off: 'Scores and smack, also while Poolhouse is closed',
  on: 'This device shows them, also while Poolhouse is closed',
};
