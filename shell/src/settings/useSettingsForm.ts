import type { UserOptions } from '@poolhouse/contract';
import { useAction } from '@poolhouse/shared-ui';
import type { ResultNote } from '@poolhouse/shared-ui/board';
import { useState } from 'react';
import { changesOf, NO_EDITS, withEdits, type Edits } from './edits.rules';
import { useOptions } from './useOptions';

/** Spec, section 9. */
const RESULT_MS = 3000;

export interface SettingsForm {
  /** What is saved with the edits laid over it; null until it is read. */
  readonly shown: UserOptions | null;
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
  const changes = saved && changesOf(saved, edits);
  const { run, pending, result } = useAction(
    ({ made, on }: { made: Edits; on: UserOptions }) => save(changesOf(on, made) ?? {}, withEdits(on, made)),
    { done: 'Success', shownMs: RESULT_MS, onDone: (_data, { made }) => setEdits((now) => (now === made ? NO_EDITS : now)) },
  );
  return {
    shown: saved && withEdits(saved, edits),
    error: saved ? null : error,
    dirty: changes !== null,
    saving: pending,
    result,
    edit: setEdits,
    retry: () => void read(),
    save: async () => {
      if (saved && changes) await run({ made: edits, on: saved });
    },
  };
}
