import type { ChangedOptions, UserOptions } from '@poolhouse/contract';
import { useAction } from '@poolhouse/shared-ui';
import type { ResultNote } from '@poolhouse/shared-ui/board';
import { useState } from 'react';
import { changesOf, NO_EDITS, refusedIn, type Edits } from './edits.rules';
import { useOptions } from './useOptions';

const NOTHING = {};
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
  /** Sentences by the path of the refused field in the settings that were sent. */
  readonly refused: Readonly<Record<string, string>>;
  edit(change: (edits: Edits) => Edits): void;
  save(): Promise<void>;
  retry(): void;
}

/** The options as edited. Edits outlive a save that fails, and what was typed while one was under way. */
export function useSettingsForm(): SettingsForm {
  const { saved, error, retry, save } = useOptions();
  const [edits, setEdits] = useState<Edits>(NO_EDITS);
  /** Edits that are saved, and still laid over what was read before: the reading after the save did not come. */
  const [kept, setKept] = useState<Edits>(NO_EDITS);
  const changes = saved && edits !== kept ? changesOf(saved, edits) : null;
  const {
    run,
    pending,
    result,
    error: failure,
    last,
  } = useAction(
    async ({ changed }: { changed: ChangedOptions; made: Edits }) => {
      const { answer, fresh } = await save(changed);
      return answer.error ? answer : { data: { fresh } };
    },
    {
      done: 'Success',
      shownMs: RESULT_MS,
      onDone: ({ fresh }, { made }) => (fresh ? setEdits((now) => (now === made ? NO_EDITS : now)) : setKept(made)),
    },
  );
  return {
    saved,
    edits,
    error: saved ? null : error,
    dirty: changes !== null,
    saving: pending,
    result,
    refused: failure?.fields && last?.made === edits ? refusedIn(failure, last.changed) : NOTHING,
    edit: setEdits,
    retry,
    save: async () => {
      if (changes) await run({ changed: changes, made: edits });
    },
  };
}
