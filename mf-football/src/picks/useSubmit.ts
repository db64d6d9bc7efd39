import { useAction, useApi } from '@poolhouse/shared-ui';
import type { PageState } from '@poolhouse/shared-ui/board';
import type { DataOf } from '@poolhouse/contract';
import type { PicksEditor } from './usePicksEditor';
import { refusals, submitBody } from './submit.rules';

type MakePicksPage = DataOf<'GET football/makepicksdata'>;

/** The spec keeps the text for five seconds. */
const RESULT_MS = 5000;
/** Refusals that say the page is behind: it is read again at once. */
const BEHIND = new Set(['line_moved', 'game_started', 'no_line', 'conflict']);

/** Saves the picks: all or none. In a body, since proxies write addresses into their logs and picks are sealed. */
export function useSubmit(page: PageState<MakePicksPage>, entryId: number, editor: PicksEditor) {
  const api = useApi();
  const { run, pending, result } = useAction(
    () => api.call('POST football/makepicks', { body: submitBody(entryId, editor.slots, editor.saved) }),
    {
      done: 'Success',
      shownMs: RESULT_MS,
      onDone: ({ current_picks }) => page.patch((data) => ({ ...data, current_picks })),
      onFailed: async ({ code, fields }) => {
        editor.refuse(refusals(fields));
        if (BEHIND.has(code)) await page.refresh();
      },
    },
  );
  return { result, saving: pending, submit: run };
}
