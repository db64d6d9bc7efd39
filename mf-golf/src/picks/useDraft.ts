import type { DataOf } from '@poolhouse/contract';
import { keepReceipt, useAction, type Answer, type Receipt, type SentPick } from '@poolhouse/shared-ui';
import type { PageState } from '@poolhouse/shared-ui/board';
import { useState } from 'react';

type PicksPage = DataOf<'GET golf/makepicksdata'>;

/** What the forms of picks are made of. */
export interface PicksProps {
  page: PageState<PicksPage>;
  data: PicksPage;
  config: PicksPage['config']['data'][number];
}

/** As long as the specification keeps the result of picks. */
const RESULT_MS = 5000;

/** How a choice is saved. */
interface Saving<T> {
  contest: number;
  save(this: void, chosen: T): Promise<Answer<{ receipt?: Receipt | undefined }>>;
  /** What the contest's log seals of it. */
  sent(chosen: T): SentPick[];
}

/** What is chosen before it is saved, and what saves it; then, and after a refusal, the page is read anew. */
export function useDraft<T>(page: PicksProps['page'], saved: T, { contest, save, sent }: Saving<T>) {
  const [draft, setDraft] = useState<T | null>(null);
  const submit = useAction(save, {
    done: 'Success',
    shownMs: RESULT_MS,
    onDone: async ({ receipt }, chosen) => {
      void keepReceipt(contest, receipt, sent(chosen));
      await page.refresh();
      setDraft(null);
    },
    onFailed: page.refresh,
  });
  return { chosen: draft ?? saved, setDraft, submit };
}
