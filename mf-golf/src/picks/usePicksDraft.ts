import { useApi } from '@poolhouse/shared-ui';
import { useState } from 'react';
import { differing, firstEmpty, savedPicks } from './draft.rules';
import type { Picks } from './picks.rules';
import { sentGolfers } from './receipt.rules';
import { useDraft, type PicksProps } from './useDraft';

/** What is chosen before it is saved, and the group whose golfer is chosen next. */
export function usePicksDraft({ page, data, config }: PicksProps) {
  const { call } = useApi();
  const [group, setGroup] = useState(0);
  const saved = savedPicks(data.current_picks.data);
  const { chosen, setDraft, submit } = useDraft<Picks>(page, saved, {
    contest: config.contest_id,
    sent: (picks) => sentGolfers(picks, data.available_golfers.data),
    save: ([pick1, pick2, pick3, pick4]) =>
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
  });
  const choose = (of: number, golferId: number) => {
    setDraft(chosen.with(of, golferId));
    const next = firstEmpty(chosen, of);
    if (next !== undefined && chosen[of] == null) setGroup(next);
  };
  return { picks: chosen, saved, changes: differing(chosen, saved), group, setGroup, setDraft, choose, submit };
}
