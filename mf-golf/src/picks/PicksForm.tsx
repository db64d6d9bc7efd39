import { useState } from 'react';
import { Dices, Undo2 } from 'lucide-react';
import { formatDayTime, media, plural, useAction, useApi } from '@poolhouse/shared-ui';
import { Panel, type PageState } from '@poolhouse/shared-ui/board';
import { Button, styled, useMediaQuery } from '@poolhouse/shared-ui/core';
import { FormBar } from '@poolhouse/shared-ui/screen';
import type { DataOf } from '@poolhouse/contract';
import { groupId, Groups } from './Groups';
import { Pick1Form } from './Pick1Form';
import { PickSlots } from './PickSlots';
import { GROUPS, isWhole, randomPicks, samePicks, type Picks } from './picks.rules';

type PicksPage = DataOf<'GET golf/makepicksdata'>;

/** As long as the specification keeps the result of picks. */
const RESULT_MS = 5000;

interface Props {
  page: PageState<PicksPage>;
  data: PicksPage;
  config: PicksPage['config']['data'][number];
}

/** Four slots, and under them the golfers: of one group, or of all at a desk. What is saved is what counts. */
export function PicksForm({ page, data, config }: Props) {
  const { call } = useApi();
  const saved: Picks = GROUPS.map((group) => data.current_picks.data.find(({ ID }) => ID === group + 1)?.Golfer_ID ?? null);
  const [draft, setDraft] = useState<Picks | null>(null);
  const picks = draft ?? saved;
  const [group, setGroup] = useState(0);
  const wide = useMediaQuery(media.large, { noSsr: true });
  const shown = wide ? undefined : group;
  const byId = new Map(data.available_golfers.data.map((row) => [row.Golfer_ID, row]));
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
  const changes = GROUPS.filter((one) => (picks[one] ?? null) !== (saved[one] ?? null)).length;
  const choose = (of: number, golferId: number) => {
    setDraft(picks.with(of, golferId));
    const next = GROUPS.find((one) => one !== of && picks[one] == null);
    if (next !== undefined && picks[of] == null) setGroup(next);
  };
  const done = saved.filter((golferId) => golferId !== null).length;
  const moves = (
    <Moves>
      <Button variant="outlined" startIcon={<Dices size={18} />} onClick={() => setDraft(randomPicks(data.available_golfers.data))}>
        Random!
      </Button>
      <Button variant="outlined" disabled={changes === 0} startIcon={<Undo2 size={18} />} onClick={() => setDraft(null)}>
        Back to saved
      </Button>
    </Moves>
  );
  return (
    <>
      <Parts>
        <Slots data-sticky={wide || undefined}>
          <Panel title={`${done} of 4 saved${changes > 0 ? `, ${changes} to submit` : ''}`} action={wide ? moves : 'one golfer per group'}>
            <PickSlots picks={picks} saved={saved} byId={byId} group={shown} onGroup={wide ? showGroup : setGroup} />
            {!wide && moves}
          </Panel>
        </Slots>
        <Groups
          golfers={data.available_golfers.data}
          picks={picks}
          isAdmin={config.is_admin === 1}
          group={shown}
          onGroup={setGroup}
          onPick={choose}
        />
        {config.pick1golf_entry_id > 0 && <Pick1Form page={page} data={data} config={config} />}
      </Parts>
      <FormBar
        state={
          changes === 0 ? (done === 4 ? 'All four are saved' : 'Pick one golfer of each group') : `${plural(changes, 'change')} not saved`
        }
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
    top: 0;
  }
`;

const Moves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 220px) minmax(0, 220px);
  gap: 12px;
  padding: 0 14px 14px;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  ${media.large} {
    grid-template-columns: auto auto;
    padding: 0;
    button {
      padding-block: 4px;
    }
  }
`;
