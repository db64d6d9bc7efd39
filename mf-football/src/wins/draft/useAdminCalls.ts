import { useState } from 'react';
import { useApi, type Answer } from '@poolhouse/shared-ui';
import { useResultText, type PageState, type ResultNote } from '@poolhouse/shared-ui/board';
import type { BodyOf } from '@poolhouse/contract';
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

/** What an administrator does to an NFL wins contest; after each success the page is read again. Each panel has its own, so that it tells what came of it. */
export function useAdminCalls(page: PageState<WinsSeason>, contest_id: number): AdminCalls {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [result, show] = useResultText(Infinity);

  async function run<T>(call: Promise<Answer<T>>, words: (data: T) => string): Promise<boolean> {
    setBusy(true);
    const answer = await call;
    if (!answer.error) await page.refresh();
    setBusy(false);
    show(!answer.error, answer.error ? answer.error.message : words(answer.data));
    return !answer.error;
  }
  return {
    busy,
    result,
    populate: (what) => run(api.call(`POST ad/nflwins_populate_${what}`, { body: { contest_id } }), ({ message }) => message),
    saveOwner: (owner, done) => run(api.call('POST ad/nflwins_save_owner', { body: { ...owner, contest_id } }), () => done),
    setOrder: (entryIds) =>
      run(api.call('POST ad/nflwins_draft_order', { body: { contest_id, entry_ids: [...entryIds] } }), () => 'The order is set.'),
    undo: () => run(api.call('POST ad/nflwins_draft_undo', { body: { contest_id } }), () => 'Taken back.'),
  };
}
