import type { BodyOf, DataOf } from '@poolhouse/contract';
import { keepReceipt, useAction, useApi, type Answer, type SentPick } from '@poolhouse/shared-ui';
import type { PageState, ResultNote } from '@poolhouse/shared-ui/board';
import { sentDog, sentNone } from './receipt.rules';
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
    onDone: async ({ receipt }, { sent }) => {
      const contest = page.data?.config.data[0]?.contest_id;
      if (page.data && contest) void keepReceipt(contest, receipt, sent(page.data));
      await page.refresh();
    },
    onFailed: page.refresh,
  });
  return {
    result,
    saving: pending,
    save: (body, done) => run({ make: () => call('POST underdogs/savepick', { body }), sent: (data) => sentDog(body, data), done }),
    clear: (body, done) => run({ make: () => call('POST underdogs/clearpick', { body }), sent: sentNone, done }),
  };
}

interface Change {
  make(): Promise<Answer<DataOf<'POST underdogs/savepick'>>>;
  /** What the contest's log seals of it. @param page as it was when it was sent */
  sent(page: UnderdogsPage): SentPick[];
  done: string;
}
