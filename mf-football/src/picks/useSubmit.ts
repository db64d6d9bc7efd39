import { useState } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import { useResultText, type PageState } from '@poolhouse/shared-ui/board';
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
  const [result, show] = useResultText(RESULT_MS);
  const [saving, setSaving] = useState(false);

  async function submit(): Promise<void> {
    setSaving(true);
    const answer = await api.call('POST football/makepicks', { body: submitBody(entryId, editor.slots, editor.saved) });
    if (answer.error) {
      show(false, answer.error.message);
      editor.refuse(refusals(answer.error.fields));
      if (BEHIND.has(answer.error.code)) await page.refresh();
    } else {
      const { current_picks } = answer.data;
      page.patch((data) => ({ ...data, current_picks }));
      show(true, 'Success');
    }
    setSaving(false);
  }
  return { result, saving, submit };
}
