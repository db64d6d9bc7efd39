import type { DataOf } from '@poolhouse/contract';
import { useAction, type Answer } from '@poolhouse/shared-ui';
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

/** What is chosen before it is saved, and what saves it; then, and after a refusal, the page is read anew. */
export function useDraft<T>(page: PicksProps['page'], saved: T, save: (chosen: T) => Promise<Answer<unknown>>) {
  const [draft, setDraft] = useState<T | null>(null);
  const submit = useAction(save, {
    done: 'Success',
    shownMs: RESULT_MS,
    onDone: async () => {
      await page.refresh();
      setDraft(null);
    },
    onFailed: page.refresh,
  });
  return { chosen: draft ?? saved, setDraft, submit };
}
