import { useState, type FormEvent } from 'react';
import { Check } from 'lucide-react';
import { formatDayTime, formatTime, media, token, type, useAction, useApi } from '@poolhouse/shared-ui';
import { Panel, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import type { AvailableGolferRow, DataOf } from '@poolhouse/contract';
import { GolferSelect } from '../contest/GolferSelect';
import { canPick } from './picks.rules';

type PicksPage = DataOf<'GET golf/makepicksdata'>;

interface Props {
  page: PageState<PicksPage>;
  data: PicksPage;
  config: PicksPage['config']['data'][number];
}

/** As long as the specification keeps the result of picks. */
const RESULT_MS = 5000;

/** The one golfer of the Pick1 entry, any of the field; sealed until the first tee as the four are. */
export function Pick1Form({ page, data, config }: Props) {
  const { call } = useApi();
  const [draft, setDraft] = useState<number | null>(null);
  const pick = draft ?? config.pick1;
  const taken = new Set(data.pick1_taken.data.map(({ ID }) => ID));
  const golfers = [...data.available_golfers.data]
    .sort((a, b) => (a.Name < b.Name ? -1 : 1))
    .map((golfer) => {
      const gone = taken.has(golfer.ID);
      return { ...golfer, words: lineOf(golfer, gone), barred: !canPick(golfer) || gone };
    });
  const saved = golfers.find(({ Golfer_ID }) => Golfer_ID === config.pick1);
  const submit = useAction(
    () => call('POST golf/makepick1', { body: { entry_id: config.pick1golf_entry_id, pick, tid: config.current_tournament } }),
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
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit.run();
  };
  const mayPick = config.self_pick1 === 1;
  return (
    <Panel
      title="Pick1"
      action="one golfer of the whole field"
      foot={config.Pick1Override !== '' ? `Set by an administrator: ${config.Pick1Override}` : undefined}
    >
      <Form onSubmit={onSubmit} aria-label="Pick1">
        <p>
          <b>{saved?.Name ?? 'No golfer yet'}</b>
          {saved && (
            <em>
              {canPick(saved) ? (
                <>
                  <Check size={16} aria-hidden /> Saved {config.Pick1SavedAt !== '' && formatDayTime(config.Pick1SavedAt)}
                </>
              ) : (
                <span>withdrew, choose another</span>
              )}
            </em>
          )}
        </p>
        {mayPick ? (
          <>
            <GolferSelect label="Golfer" value={pick} none="Choose a golfer" golfers={golfers} onChange={setDraft} />
            <Button type="submit" variant="contained" disabled={submit.pending || pick === 0 || pick === config.pick1}>
              Submit Pick1
            </Button>
            <ResultText result={submit.result} />
          </>
        ) : (
          <small>An administrator sets the Pick1 golfers of this contest.</small>
        )}
      </Form>
    </Panel>
  );
}

/** 'Callum Vance · rank 4 · 7:43 AM*', or why he cannot be taken. */
function lineOf(golfer: AvailableGolferRow, taken: boolean): string {
  if (!canPick(golfer)) return `${golfer.Name} · withdrew`;
  if (taken) return `${golfer.Name} · taken this season`;
  return [
    golfer.Name,
    golfer.Rank !== null && `rank ${golfer.Rank}`,
    golfer.Tee_Time && `${formatTime(golfer.Tee_Time)}${golfer.back_nine ? '*' : ''}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr) auto;
  gap: 10px 14px;
  align-items: end;
  padding: 12px 14px 14px;
  p {
    ${type.team};
    align-self: center;
    margin: 0;
  }
  em {
    ${type.note};
    display: block;
    font-style: normal;
    font-weight: 600;
    color: ${token.winInk};
  }
  em span {
    color: ${token.pushInk};
  }
  small {
    ${type.note};
    color: ${token.ink2};
  }
  svg {
    vertical-align: -3px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: 16px;
  }
`;
