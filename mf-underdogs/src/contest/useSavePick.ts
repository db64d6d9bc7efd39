import { useState } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import { useResultText, type PageState, type ResultNote } from '@poolhouse/shared-ui/board';
import type { BodyOf } from '@poolhouse/contract';
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
  const [result, show] = useResultText(RESULT_MS);
  const [saving, setSaving] = useState(false);

  async function send(answer: Promise<{ error?: { message: string } }>, done: string): Promise<boolean> {
    setSaving(true);
    const { error } = await answer;
    await page.refresh();
    setSaving(false);
    show(!error, error?.message ?? done);
    return !error;
  }
  return {
    result,
    saving,
    save: (body, done) => send(call('POST underdogs/savepick', { body }), done),
    clear: (body, done) => send(call('POST underdogs/clearpick', { body }), done),
  };
}
