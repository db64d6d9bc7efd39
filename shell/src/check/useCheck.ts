import { createStore, useApi, useStore, type Store } from '@poolhouse/shared-ui';
import { browserKeep, tellMisfit, type KeptContest } from '@poolhouse/shared-ui/proof';
import { useCallback, useEffect, useState } from 'react';
import type { Checked, CheckState } from './check.types';
import { Unread } from './read-proof';
import { runCheck, type CheckTools } from './run-check';

const BEGIN: CheckState = { is: 'checking', found: {}, subject: null };
const UNEXPECTED = 'The check came to an end of its own. Nothing is said of the contest.';

export interface Checking {
  readonly state: CheckState;
  /** Checks all of it once more. */
  again(): void;
  /** The evidence was saved as a file. */
  saved(checked: Checked): void;
  /** Receipts that differ are of picks that the player has saved again elsewhere: they are forgotten, and the rest is checked again. */
  mine(checked: Checked): void;
}

const begun = (contest: number) => ({ contest, store: createStore<CheckState>(BEGIN) });

/** The check of a contest: once when the page is opened, and by hand after that. */
export function useCheck(contest: number): Checking {
  const api = useApi();
  const [of, begin] = useState(() => begun(contest));
  // Of another contest nothing is known yet, and nothing of the one before is shown meanwhile.
  if (of.contest !== contest) begin(begun(contest));
  const { store } = of;
  const state = useStore(store);
  const again = useCallback(() => {
    store.set({ is: 'checking', found: {}, subject: null });
    void check(contest, api, store);
  }, [contest, api, store]);
  useEffect(() => again(), [again]);
  const saved = useCallback(({ kept }: Checked) => void noteSaved(kept), []);
  const mine = useCallback(({ receipts }: Checked) => void forgetDiffering(receipts).then(again), [again]);
  return { state, again, saved, mine };
}

/** The last one that was begun says how it went. */
async function check(contest: number, api: CheckTools['api'], store: Store<CheckState>): Promise<void> {
  const begun = store.get();
  let latest: CheckState = begun;
  const say = (next: CheckState) => {
    if (store.get() !== latest) return;
    latest = next;
    store.set(next);
  };
  const keep = browserKeep;
  try {
    const tell: CheckTools['tell'] = (found, subject) => say({ is: 'checking', found, subject });
    const checked = await runCheck(contest, { api, keep, now: Date.now(), tell });
    say({ is: 'done', checked });
    tellMisfit(contest, checked.kept.evidence ? checked.kept : null);
  } catch (trouble) {
    const message = trouble instanceof Unread ? trouble.message : UNEXPECTED;
    say({ is: 'failed', message, last: (await keep.contest(contest))?.checked });
  }
}

async function noteSaved(kept: KeptContest): Promise<void> {
  const then = { ...kept, saved: true };
  await browserKeep.putContest(then);
  if (then.evidence) tellMisfit(kept.contest, then);
}

async function forgetDiffering(receipts: Checked['receipts']): Promise<void> {
  for (const { kept, state } of receipts) if (state === 'differs') await browserKeep.forgetReceipt(kept);
}
