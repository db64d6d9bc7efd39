import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { parseDraft, type Draft } from './draft.rules';
import type { Slots } from './picks.rules';

/** Drafts live as long as the tab. A browser that keeps nothing for this site only loses that comfort. */
export function loadDraft(key: string, savedAt: string): Slots | null {
  try {
    const slots = parseDraft(sessionStorage.getItem(key), savedAt, PICKS_PER_WEEK);
    if (!slots) sessionStorage.removeItem(key);
    return slots;
  } catch {
    return null;
  }
}

export function keepDraft(key: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden.
  }
}
