import { useState, type FormEvent } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import type { BodyOf, GolfAdminTournamentRow } from '@poolhouse/contract';
import { GolferSelect } from '../contest/GolferSelect';
import { Beside, Form, Note } from './admin.styles';
import { isReason, ReasonField } from './ReasonField';
import { stateWords } from './stand.rules';
import { useAsked } from './useAsked';

type Said = Pick<BodyOf<'POST ad/golf_set_status'>, 'status' | 'winner_id' | 'reason'>;
type Told = Said['status'];
const TOLD: readonly (readonly [Told, string])[] = [
  ['', 'As its scores say'],
  ['SUSPENDED', 'Suspended'],
  ['FINAL', 'Final, official half an hour later'],
  ['CANCELLED', 'Cancelled'],
];

interface Props {
  row: GolfAdminTournamentRow;
  golfers: readonly { ID: number; Name: string }[];
  onSaved(): Promise<void>;
}

/** What is said of a tournament beside its scores; how it stands now is above it. */
export function StatusForm({ row, golfers, onSaved }: Props) {
  const { call } = useApi();
  const [status, setStatus] = useState<Told>('');
  const [winner, setWinner] = useState(0);
  const [reason, setReason] = useState('');
  const save = useAsked((said: Said, confirm) => call('POST ad/golf_set_status', { body: { tournament_id: row.ID, ...said, confirm } }), {
    done: 'success: the status is set',
    onDone: async () => {
      setReason('');
      await onSaved();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.run({ status, ...(status === 'FINAL' && winner > 0 && { winner_id: winner }), reason: reason.trim() });
  };
  if (row.status === 'OFFICIAL') return <Note>Official: its status stands.</Note>;
  return (
    <Form onSubmit={submit} aria-label="Status of the tournament">
      <Note>Now: {stateWords(row)}</Note>
      <Beside>
        <Field label="Status">
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
          <GolferSelect
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
        Set the status
      </Button>
      {save.said}
    </Form>
  );
}
