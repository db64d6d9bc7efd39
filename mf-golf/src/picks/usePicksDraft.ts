import type { DataOf } from '@poolhouse/contract';
import { useAction, useApi } from '@poolhouse/shared-ui';
import type { PageState } from '@poolhouse/shared-ui/board';
import { useState } from 'react';
import { differing, firstEmpty, savedPicks } from './draft.rules';
import type { Picks } from './picks.rules';

type PicksPage = DataOf<'GET golf/makepicksdata'>;

/** What the forms of picks are made of. */
export interface PicksProps {
  page: PageState<PicksPage>;
  data: PicksPage;
  config: PicksPage['config']['data'][number];
}

/** As long as the specification keeps the result of picks. */
export const RESULT_MS = 5000;

/** What is chosen before it is saved, and the group whose golfer is chosen next. */
export function usePicksDraft({ page, data, config }: PicksProps) {
  const { call } = useApi();
  const [draft, setDraft] = useState<Picks | null>(null);
  const [group, setGroup] = useState(0);
  const saved = savedPicks(data.current_picks.data);
  const picks = draft ?? saved;
  const submit = useAction(
    ([pick1, pick2, pick3, pick4]: Picks) =>
      call('POST golf/makepicks', {
        body: {
          entry_id: config.entry_id,
          tid: config.current_tournament,
          ...(pick1 && { pick1 }),
          ...(pick2 && { pick2 }),
          ...(pick3 && { pick3 }),
          ...(pick4 && { pick4 }),
        },
      }),
    {
      done: 'Success',
      shownMs: RESULT_MS,
      onDone: async () => {
        await page.refresh();
        setDraft(null);
      },
      onFailed: page.refresh,
    },
  );
  const choose = (of: number, golferId: number) => {
    setDraft(picks.with(of, golferId));
    const next = firstEmpty(picks, of);
    if (next !== undefined && picks[of] == null) setGroup(next);
  };
  return { picks, saved, changes: differing(picks, saved), group, setGroup, setDraft, choose, submit };
}
