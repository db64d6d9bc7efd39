import { readStored, writeStored } from '@poolhouse/shared-ui';

const VISITS = 'home_visits';
const REFUSED = 'home_screen_refused';
/** A tab that is loaded anew is still the same visit. */
const COUNTED = 'home_visit_counted';

/** Visits of this device to home, this one included. */
export function countVisit(): number {
  const before = Number(readStored(VISITS) ?? 0) || 0;
  if (isCounted()) return before;
  writeStored(VISITS, String(before + 1));
  return before + 1;
}

function isCounted(): boolean {
  try {
    if (sessionStorage.getItem(COUNTED) !== null) return true;
    sessionStorage.setItem(COUNTED, '1');
    return false;
  } catch {
    // Where nothing may be stored nobody is known to come again.
    return true;
  }
}

export const hasRefused = (): boolean => readStored(REFUSED) !== null;
/** "Not now" is for good on this device: the browser's own menu still has it. */
export const refuse = (): void => writeStored(REFUSED, '1');
