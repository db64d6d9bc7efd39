import { useState } from 'react';
import { Check, Dices, Undo2 } from 'lucide-react';
import { formatDayTime, media, plural, token, type, useAction, useApi } from '@poolhouse/shared-ui';
import { Panel, Stack, type PageState } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { FormBar } from '@poolhouse/shared-ui/screen';
import type { DataOf } from '@poolhouse/contract';
import { Tabs } from '../rounds/RoundsPanel';
import { GolferTable } from './GolferTable';
import { Pick1Form } from './Pick1Form';
import { canPick, GROUPS, isWhole, randomPicks, samePicks, type Picks, type Sort } from './picks.rules';

type PicksPage = DataOf<'GET golf/makepicksdata'>;

/** As long as the specification keeps the result of picks. */
const RESULT_MS = 5000;

interface Props {
  page: PageState<PicksPage>;
  data: PicksPage;
  config: PicksPage['config']['data'][number];
}

/** Four slots, and under them the golfers of one group; what is saved is what counts. */
export function PicksForm({ page, data, config }: Props) {
  const { call } = useApi();
  const saved: Picks = GROUPS.map((group) => data.current_picks.data.find(({ ID }) => ID === group + 1)?.Golfer_ID ?? null);
  const [draft, setDraft] = useState<Picks | null>(null);
  const picks = draft ?? saved;
  const [group, setGroup] = useState(0);
  const [sort, setSort] = useState<Sort>({ key: 'Rank', direction: 'ascending' });
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
  const choose = (golferId: number) => {
    setDraft(picks.with(group, golferId));
    const next = GROUPS.find((one) => one !== group && picks[one] == null);
    if (next !== undefined && picks[group] == null) setGroup(next);
  };
  const done = saved.filter((golferId) => golferId !== null).length;
  return (
    <>
      <Stack>
        <Panel title={`${done} of 4 saved${changes > 0 ? `, ${changes} to submit` : ''}`} action="one golfer per group">
          <Slots>
            {GROUPS.map((one) => {
              const golfer = byId.get(picks[one] ?? 0);
              const isSaved = golfer !== undefined && picks[one] === saved[one];
              return (
                <li key={one}>
                  <button type="button" aria-pressed={group === one} onClick={() => setGroup(one)}>
                    <i>{one + 1}</i>
                    <span>
                      <b>{golfer?.Name ?? `Pick ${one + 1}`}</b>
                      <small>
                        {golfer
                          ? [
                              golfer.Rank !== null && `Rank ${golfer.Rank}`,
                              golfer.Tee_Time && `${formatDayTime(golfer.Tee_Time)}${golfer.back_nine ? '*' : ''}`,
                            ]
                              .filter(Boolean)
                              .join(', ')
                          : `Choose one of group ${one + 1}`}
                      </small>
                    </span>
                    <em data-saved={isSaved || undefined}>
                      {golfer && !canPick(golfer) ? (
                        'withdrew'
                      ) : isSaved ? (
                        <>
                          <Check size={16} aria-hidden /> Saved
                        </>
                      ) : golfer ? (
                        'not saved'
                      ) : (
                        ''
                      )}
                    </em>
                  </button>
                </li>
              );
            })}
          </Slots>
          <Row>
            <Button variant="outlined" startIcon={<Dices size={18} />} onClick={() => setDraft(randomPicks(data.available_golfers.data))}>
              Random!
            </Button>
            <Button variant="outlined" disabled={changes === 0} startIcon={<Undo2 size={18} />} onClick={() => setDraft(null)}>
              Back to saved
            </Button>
          </Row>
        </Panel>
        <Panel
          title={`Group ${group + 1}`}
          action={plural(data.available_golfers.data.filter((row) => row.Group_Num === group).length, 'golfer')}
          foot={
            <>
              BPR birdies per round. HPE holes per eagle. Cuts made of events this year. CC consecutive cuts made. GIR greens in regulation,
              percent. * starts on the back nine.
            </>
          }
        >
          <Tabs role="tablist" aria-label="Groups">
            {GROUPS.map((one) => (
              <button key={one} type="button" role="tab" aria-selected={group === one} onClick={() => setGroup(one)}>
                Group {one + 1} {picks[one] != null && <Check size={16} aria-label="picked" />}
              </button>
            ))}
          </Tabs>
          <GolferTable
            rows={data.available_golfers.data.filter((row) => row.Group_Num === group)}
            picked={picks[group] ?? null}
            group={group}
            isAdmin={config.is_admin === 1}
            sort={sort}
            onSort={setSort}
            onPick={choose}
          />
        </Panel>
        {config.pick1golf_entry_id > 0 && <Pick1Form page={page} data={data} config={config} />}
      </Stack>
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

const Slots = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 10px;
  margin: 0;
  padding: 14px;
  list-style: none;
  button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 60px;
    padding: 6px 12px;
    border: 1px solid ${token.ctl};
    border-radius: 6px;
    text-align: left;
    color: ${token.ink};
    background: ${token.surface};
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    border-color: ${token.brand};
    box-shadow: inset 0 0 0 1px ${token.brand};
  }
  i {
    ${type.value};
    font-style: normal;
    color: ${token.ink3};
  }
  span {
    flex: 1;
    min-width: 0;
  }
  b {
    ${type.team};
    display: block;
  }
  small {
    ${type.note};
    color: ${token.ink2};
  }
  em {
    ${type.note};
    font-style: normal;
    font-weight: 600;
    white-space: nowrap;
    color: ${token.pushInk};
  }
  em[data-saved] {
    color: ${token.winInk};
  }
  svg {
    vertical-align: -3px;
  }
  @media (max-width: 1279.95px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 220px) minmax(0, 220px);
  gap: 12px;
  padding: 0 14px 14px;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
