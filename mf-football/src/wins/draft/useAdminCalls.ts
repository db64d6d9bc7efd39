import type { BodyOf } from '@poolhouse/contract';
import { useAction, useApi, type Answer } from '@poolhouse/shared-ui';
import type { PageState, ResultNote } from '@poolhouse/shared-ui/board';
import type { WinsSeason } from '../useWinsSeason';

type Owner = Omit<BodyOf<'POST ad/nflwins_save_owner'>, 'contest_id'>;

export interface AdminCalls {
  /** A call is under way. */
  busy: boolean;
  /** What came of the last one. */
  result: ResultNote | null;
  populate(what: 'standings' | 'games'): Promise<boolean>;
  saveOwner(owner: Owner, done: string): Promise<boolean>;
  setOrder(entryIds: readonly number[]): Promise<boolean>;
  undo(): Promise<boolean>;
}

/**
 * What an administrator does to an NFL wins contest; after each success the page is read again. Each panel has its own, so that it tells
 * what came of it.
 */
export function useAdminCalls(page: PageState<WinsSeason>, contest_id: number, changed?: () => void): AdminCalls {
  const api = useApi();
  const { say, busy, result } = useSaid(page, changed);
  return {
    busy,
    result,
    populate: (what) =>
      say(
        () => api.call(`POST ad/nflwins_populate_${what}`, { body: { contest_id } }),
        ({ message }) => message,
      ),
    saveOwner: (owner, done) =>
      say(
        () => api.call('POST ad/nflwins_save_owner', { body: { ...owner, contest_id } }),
        () => done,
      ),
    setOrder: (entryIds) =>
      say(
        () => api.call('POST ad/nflwins_draft_order', { body: { contest_id, entry_ids: [...entryIds] } }),
        () => 'The order is set.',
      ),
    undo: () =>
      say(
        () => api.call('POST ad/nflwins_draft_undo', { body: { contest_id } }),
        () => 'Taken back.',
      ),
  };
}

/** Makes a call, says what came of it, and reads the page again. */
function useSaid(page: PageState<WinsSeason>, changed?: () => void) {
  const { run, pending, result } = useAction((job: () => Promise<Answer<string>>) => job(), {
    done: (said) => said,
    onDone: async () => {
      await page.refresh();
      changed?.();
    },
  });

  /** `words`: what is said when it worked. */
  function say<T>(call: () => Promise<Answer<T>>, words: (data: T) => string): Promise<boolean> {
    return run(async () => {
      const answer = await call();
      return answer.error ? answer : { data: words(answer.data) };
    });
  }
  return { say, busy: pending, result };
}
