import { useMemo, useState, type FormEvent } from 'react';
import { plural, useAction, useApi } from '@poolhouse/shared-ui';
import { ConfirmInline, noRefresh, Panel, PanelError, PanelSkeleton, ResultText, usePageData } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import type { BodyOf, GolfAdminConfigRow, GolfAdminTournamentRow } from '@poolhouse/contract';
import { Actions, Beside, Form, Note } from './admin.styles';
import { GolferForm } from './GolferForm';
import { GolferField } from './GolferField';
import { isReason, ReasonField } from './ReasonField';

interface Props {
  config: GolfAdminConfigRow;
  tournaments: readonly GolfAdminTournamentRow[];
  onSaved(): Promise<void>;
}

type Told = BodyOf<'POST ad/golf_set_status'>['status'];
const TOLD: readonly (readonly [Told, string])[] = [
  ['', 'goes on: its scores say it'],
  ['SUSPENDED', 'is suspended'],
  ['FINAL', 'is final; official half an hour later'],
  ['CANCELLED', 'is cancelled'],
];

/** A tournament's field and groups, what is said of it, and a golfer by hand. Shared by all groups, so for site administrators. */
export function TournamentPanel({ config, tournaments, onSaved }: Props) {
  const [tid, setTid] = useState(config.on_tid || config.tid);
  const query = useMemo(() => ({ contest_id: config.contest_id, tid }), [config.contest_id, tid]);
  const page = usePageData('GET golf/ad', query, noRefresh);
  const row = (page.data?.tournaments.data ?? tournaments).find(({ ID }) => ID === tid);
  const field = page.data?.field.data ?? [];
  const done = async () => {
    await page.refresh();
    await onSaved();
  };
  return (
    <Panel title="A tournament by hand" tone="dashed" foot="What is set here counts in every contest that plays it, and is logged.">
      <Form as="div">
        <Field label="Tournament">
          {(part) => (
            <select {...part} value={tid} onChange={({ target }) => setTid(Number(target.value))}>
              {tournaments.map(({ ID, Name, Start_Date }) => (
                <option key={ID} value={ID}>
                  {Start_Date} {Name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </Form>
      {page.error && !page.data ? (
        <PanelError message={page.error.message} onRetry={() => void page.refresh()} />
      ) : !page.data || !row ? (
        <PanelSkeleton rows={4} />
      ) : (
        <>
          <FieldForm key={`field ${tid}`} row={row} onSaved={done} />
          <StatusForm key={`told ${tid}`} row={row} golfers={field} onSaved={done} />
          {field.length > 0 && <GolferForm key={`golfer ${tid}`} contestId={config.contest_id} tid={tid} golfers={field} onSaved={done} />}
        </>
      )}
    </Panel>
  );
}

/** Groups by odds; looked at first, and published after a question. */
function FieldForm({ row, onSaved }: { row: GolfAdminTournamentRow; onSaved(): Promise<void> }) {
  const { call } = useApi();
  const [asked, setAsked] = useState(false);
  const group = useAction((publish: 0 | 1) => call('POST ad/golf_field', { body: { tournament_id: row.ID, publish } }), {
    done: ({ golfers, sizes }, publish) =>
      `success: ${plural(golfers, 'golfer')} in groups of ${sizes.join(', ')}${publish === 1 ? ', published' : '; not published yet'}`,
    onDone: onSaved,
  });
  return (
    <Form as="div" role="group" aria-label="Field and groups">
      <Note>
        {row.golfers === 0 ? 'No field yet.' : `${plural(row.golfers, 'golfer')} in the field.`}{' '}
        {row.published === 1 ? 'Its groups are published and stand.' : 'Its groups are not published.'}
      </Note>
      {row.published === 0 && row.golfers > 0 && (
        <Actions>
          <Button variant="outlined" disabled={group.pending} onClick={() => void group.run(0)}>
            Group by odds
          </Button>
          {!asked && (
            <Button variant="outlined" disabled={group.pending} onClick={() => setAsked(true)}>
              Publish groups
            </Button>
          )}
        </Actions>
      )}
      {asked && row.published === 0 && (
        <ConfirmInline
          question="Publish? Players pick from these groups, and no odds change them any more."
          yes="Publish"
          no="Not yet"
          pending={group.pending}
          onYes={() => void group.run(1).then(() => setAsked(false))}
          onNo={() => setAsked(false)}
        />
      )}
      <ResultText result={group.result} />
    </Form>
  );
}

function StatusForm({
  row,
  golfers,
  onSaved,
}: {
  row: GolfAdminTournamentRow;
  golfers: readonly { ID: number; Name: string }[];
  onSaved(): Promise<void>;
}) {
  const { call } = useApi();
  const [status, setStatus] = useState<Told>('');
  const [winner, setWinner] = useState(0);
  const [reason, setReason] = useState('');
  const save = useAction(
    () =>
      call('POST ad/golf_set_status', {
        body: { tournament_id: row.ID, status, ...(status === 'FINAL' && winner > 0 && { winner_id: winner }), reason: reason.trim() },
      }),
    {
      done: 'success: it is said',
      onDone: async () => {
        setReason('');
        await onSaved();
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.run();
  };
  if (row.status === 'OFFICIAL') return null;
  return (
    <Form onSubmit={submit} aria-label="What is said of it">
      <Beside>
        <Field label="The tournament">
          {(part) => (
            <select {...part} value={status} onChange={({ target }) => setStatus(target.value as Told)}>
              {TOLD.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </Field>
        {status === 'FINAL' && (
          <GolferField
            label="Winner, after a play-off"
            hint="Left out: the lowest total"
            value={winner}
            none="as the scores say"
            golfers={golfers}
            onChange={setWinner}
          />
        )}
        <ReasonField value={reason} onChange={setReason} hint="At least 3 letters; kept in the log" />
      </Beside>
      <Button type="submit" variant="outlined" disabled={save.pending || !isReason(reason)}>
        Say so
      </Button>
      <ResultText result={save.result} />
    </Form>
  );
}
