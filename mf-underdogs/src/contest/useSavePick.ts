import type { BodyOf } from '@poolhouse/contract';
import { useAction, useApi, type Answer } from '@poolhouse/shared-ui';
import type { PageState, ResultNote } from '@poolhouse/shared-ui/board';
import type { UnderdogsPage } from './underdogs.types';

/** As long as the specification keeps the result of football's picks. */
const RESULT_MS = 5000;

export interface SavePick {
  result: ResultNote | null;
  saving: boolean;
  /** Both answer whether it worked; `done` is what is said then. */
  save(body: BodyOf<'POST underdogs/savepick'>, done: string): Promise<boolean>;
  clear(body: BodyOf<'POST underdogs/clearpick'>, done: string): Promise<boolean>;
}

/** Sets and takes back picks. The page is read again afterwards, after a refusal too: the page may be behind. */
export function useSavePick(page: PageState<UnderdogsPage>): SavePick {
  const { call } = useApi();
  const { run, pending, result } = useAction(({ make }: Change) => make(), {
    done: (_data, { done }) => done,
    shownMs: RESULT_MS,
    onDone: page.refresh,
    onFailed: page.refresh,
  });
  return {
    result,
    saving: pending,
    save: (body, done) => run({ make: () => call('POST underdogs/savepick', { body }), done }),
    clear: (body, done) => run({ make: () => call('POST underdogs/clearpick', { body }), done }),
  };
}

interface Change {
  make(): Promise<Answer<unknown>>;
  done: string;
}
