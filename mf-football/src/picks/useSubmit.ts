import type { DataOf } from '@poolhouse/contract';
import { keepReceipt, plural, useAction, useApi } from '@poolhouse/shared-ui';
import type { PageState } from '@poolhouse/shared-ui/board';
import { useEffect, useEffectEvent, useRef } from 'react';
import { sentPicks } from './receipt.rules';
import { refusals, submitBody } from './submit.rules';
import type { PicksEditor } from './usePicksEditor';

type MakePicksPage = DataOf<'GET football/makepicksdata'>;

interface Attempt {
  /** How many changes are sent by themselves, once the network is back; 0 for a press. */
  again: number;
}

/** The spec keeps the text for five seconds. */
const RESULT_MS = 5000;
/** What could not be sent is tried again by itself, while the page can be read. */
const SOON_MS = 8000;
/** Refusals that say the page is behind: it is read again at once. */
const BEHIND = new Set(['line_moved', 'game_started', 'no_line', 'conflict']);

/**
 * Saves the picks: all or none; in a body, since proxies write addresses into their logs and picks are sealed. What could not be sent
 * for want of a network is kept, and sent once the network is back: the browser's `online` event, an answer to the page's own reading, or, where
 * that has noticed nothing, every few seconds.
 */
export function useSubmit(page: PageState<MakePicksPage>, entryId: number, editor: PicksEditor) {
  const api = useApi();
  const { run, pending, result, error } = useAction(
    (_with: Attempt) => api.call('POST football/makepicks', { body: submitBody(entryId, editor.slots, editor.saved) }),
    {
      done: (_data, { again }) => (again ? `Back online. Your ${plural(again, 'change is', 'changes are')} saved.` : 'Success'),
      shownMs: RESULT_MS,
      onDone: ({ current_picks, receipt }) => {
        page.patch((data) => ({ ...data, current_picks }));
        const [saved] = current_picks.data;
        const contest = page.data?.config.data[0]?.contest_id;
        if (saved && contest) void keepReceipt(contest, receipt, sentPicks(saved, page.data?.events.data ?? []));
      },
      onFailed: async ({ code, fields }) => {
        editor.refuse(refusals(fields));
        if (BEHIND.has(code)) await page.refresh();
      },
    },
  );
  const changes = editor.changed.length;
  const unsent = error?.code === 'unavailable' && !pending && changes > 0;
  useSentAgain(unsent, page.staleSince !== null, () => void run({ again: changes }));
  return {
    result: unsent
      ? { ok: false as const, text: `${error.message} Your picks are kept here, and sent as soon as it can be reached.` }
      : result,
    saving: pending,
    /** Picks were submitted and could not be sent yet. */
    unsent,
    submit: () => run({ again: 0 }),
  };
}

/** Sends what could not be sent, as soon as there is a reason to think that it can be. @param away the page's own reading does not come */
function useSentAgain(unsent: boolean, away: boolean, onAgain: () => void): void {
  const wasAway = useRef(away);
  const send = useEffectEvent(onAgain);
  useEffect(() => {
    const back = wasAway.current && !away;
    wasAway.current = away;
    if (!unsent) return undefined;
    if (back) send();
    const again = () => send();
    window.addEventListener('online', again);
    // An absence so short that the page's own reading has not noticed it tells nobody that it is over.
    const soon = away ? undefined : setTimeout(again, SOON_MS);
    return () => {
      window.removeEventListener('online', again);
      clearTimeout(soon);
    };
  }, [unsent, away]);
}
