import type { CurrentPicksRow } from '@poolhouse/contract';
import { formatLine } from '@poolhouse/shared-ui';
import { useEffect, useMemo, useState } from 'react';
import { keepDraft, loadDraft } from './draft.store';
import { changedSlots, savedSlots, type Slots, type Week } from './picks.rules';
import { dropMovedLocks, settle } from './settle.rules';
import { takenBack } from './slot-view.rules';

export interface PicksEditor {
  saved: Slots;
  /** What the screen shows: my changes, as far as they can still be saved. */
  slots: Slots;
  changed: number[];
  reasons: ReadonlyMap<number, string>;
  change(slots: Slots): void;
  /** Reasons the server gave; they stay until the next change. */
  refuse(reasons: ReadonlyMap<number, string>): void;
  discard(): void;
}

interface Held {
  key: string;
  mine: Slots | null;
  refused: ReadonlyMap<number, string>;
}

const NONE: ReadonlyMap<number, string> = new Map();

/**
 * My picks over the saved ones. A save, another entry or another week starts afresh, from the draft if there is one.
 * `draft` is the key under which unsaved picks survive a reload.
 */
export function usePicksEditor(row: CurrentPicksRow, draft: string, week: Week): PicksEditor {
  const key = `${draft} ${row.saved_at}`;
  const saved = useMemo(() => savedSlots(row), [row]);
  const fresh = useMemo((): Held => ({ key, mine: loadDraft(draft, row.saved_at), refused: NONE }), [key, draft, row.saved_at]);
  const [held, setHeld] = useState(fresh);
  const { mine, refused } = held.key === key ? held : fresh;

  const slots = useMemo(() => dropMovedLocks(settle(mine ?? saved, saved, week), saved, week), [mine, saved, week]);
  const changed = useMemo(() => changedSlots(slots, saved), [slots, saved]);
  const reasons = useMemo(
    () => new Map([...(mine ? takenBack(mine, slots, week, formatLine) : NONE), ...refused]),
    [mine, slots, week, refused],
  );

  useEffect(() => {
    keepDraft(draft, changed.length > 0 ? { savedAt: row.saved_at, slots } : null);
  }, [draft, row.saved_at, slots, changed]);

  return {
    saved,
    slots,
    changed,
    reasons,
    change: (next) => setHeld({ key, mine: next, refused: NONE }),
    refuse: (refused) => setHeld({ key, mine: slots, refused }),
    discard: () => {
      keepDraft(draft, null);
      setHeld({ key, mine: null, refused: NONE });
    },
  };
}
