import type { UserOptions } from '@poolhouse/contract';
import { useResultText, type ResultNote } from '@poolhouse/shared-ui/board';
import { useState } from 'react';
import { changesOf, NO_EDITS, type Edits } from './edits.rules';
import { useOptions } from './useOptions';

/** Spec, section 9. */
const RESULT_MS = 3000;

export interface SettingsForm {
  /** Null until it is read. */
  readonly saved: UserOptions | null;
  readonly edits: Edits;
  /** Why nothing could be read. */
  readonly error: string | null;
  readonly dirty: boolean;
  readonly saving: boolean;
  readonly result: ResultNote | null;
  edit(change: (edits: Edits) => Edits): void;
  save(): Promise<void>;
  retry(): void;
}

/** The options as edited. Edits outlive a save that fails, and what was typed while one was under way. */
export function useSettingsForm(): SettingsForm {
  const { saved, error, read, save } = useOptions();
  const [edits, setEdits] = useState<Edits>(NO_EDITS);
  /** Edits that are saved, and still laid over what was read before: the reading after the save did not come. */
  const [kept, setKept] = useState<Edits>(NO_EDITS);
  const [saving, setSaving] = useState(false);
  const [result, show] = useResultText(RESULT_MS);
  const changes = saved && edits !== kept ? changesOf(saved, edits) : null;
  return {
    saved,
    edits,
    error: saved ? null : error,
    dirty: changes !== null,
    saving,
    result,
    edit: setEdits,
    retry: () => void read(),
    save: async () => {
      if (!changes || saving) return;
      setSaving(true);
      const { refusal, fresh } = await save(changes);
      if (refusal === null && fresh) setEdits((now) => (now === edits ? NO_EDITS : now));
      if (refusal === null && !fresh) setKept(edits);
      show(refusal === null, refusal ?? 'Success');
      setSaving(false);
    },
  };
}
