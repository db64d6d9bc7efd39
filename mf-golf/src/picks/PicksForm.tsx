import { formatDayTime, media } from '@poolhouse/shared-ui';
import { covering, Panel } from '@poolhouse/shared-ui/board';
import { styled, useMediaQuery } from '@poolhouse/shared-ui/core';
import { FormBar } from '@poolhouse/shared-ui/screen';
import { draftWords } from './draft.rules';
import { groupId, Groups } from './Groups';
import { Pick1Form } from './Pick1Form';
import { PickMoves } from './PickMoves';
import { isWhole, randomPicks, samePicks } from './picks.rules';
import { PickSlots } from './PickSlots';
import type { PicksProps } from './useDraft';
import { usePicksDraft } from './usePicksDraft';

const slots = covering('top');

/** Four slots, and under them the golfers: of one group, or of all at a desk. What is saved is what counts. */
export function PicksForm({ page, data, config }: PicksProps) {
  const golfers = data.available_golfers.data;
  const { picks, saved, changes, group, setGroup, setDraft, choose, submit } = usePicksDraft({ page, data, config });
  const wide = useMediaQuery(media.large, { noSsr: true });
  const shown = wide ? undefined : group;
  const done = saved.filter((golferId) => golferId !== null).length;
  const moves = <PickMoves changed={changes > 0} onRandom={() => setDraft(randomPicks(golfers))} onBack={() => setDraft(null)} />;
  return (
    <>
      <Parts>
        <Slots ref={slots} data-sticky={wide || undefined}>
          <Panel title={`${done} of 4 saved${changes > 0 ? `, ${changes} to submit` : ''}`} action={wide ? moves : 'one golfer per group'}>
            <PickSlots picks={picks} saved={saved} golfers={golfers} group={shown} onGroup={wide ? showGroup : setGroup} />
            {!wide && moves}
          </Panel>
        </Slots>
        <Groups golfers={golfers} picks={picks} isAdmin={config.is_admin === 1} group={shown} onGroup={setGroup} onPick={choose} />
        {config.pick1golf_entry_id > 0 && <Pick1Form page={page} data={data} config={config} />}
      </Parts>
      <FormBar
        state={draftWords(changes, done)}
        note={config.SavedAt === '' ? 'Nothing saved yet' : `Last saved ${formatDayTime(config.SavedAt)}`}
        action="Submit Picks"
        disabled={!isWhole(picks) || samePicks(picks, saved)}
        saving={submit.pending}
        result={submit.result}
        sticky
        onSubmit={() => void submit.run(picks)}
      />
    </>
  );
}

/** To the golfer who is picked in a group, else to its first. */
function showGroup(group: number): void {
  const panel = document.getElementById(groupId(group));
  const picked = panel?.querySelector<HTMLElement>('input:checked');
  if (picked) picked.scrollIntoView({ block: 'center' });
  else panel?.scrollIntoView({ block: 'start' });
  (picked ?? panel?.querySelector<HTMLElement>('input:enabled'))?.focus({ preventScroll: true });
}

/** Not a grid, whose parts stick within their own row alone. */
const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  ${media.small} {
    gap: 20px;
  }
`;

const Slots = styled.div`
  &[data-sticky] {
    position: sticky;
    z-index: 5;
    top: var(--ph-stale, 0px);
  }
`;
