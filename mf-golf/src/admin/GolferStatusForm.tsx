import { useState, type FormEvent } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import type { BodyOf, GolfAdminGolferRow } from '@poolhouse/contract';
import { Beside, Form } from './admin.styles';
import { startingOf } from './card.rules';
import { isReason, ReasonField } from './ReasonField';
import { useAsked } from './useAsked';

type Status = GolfAdminGolferRow['status'];
const STATUS: readonly (readonly [Status, string])[] = [
  ['IN', 'In'],
  ['CUT', 'Missed the cut'],
  ['MDF', 'Made the cut, did not finish'],
  ['WD', 'Withdrew'],
  ['DQ', 'Disqualified'],
  ['ALTERNATE', 'Alternate'],
];

interface Props {
  tid: number;
  golfer: GolfAdminGolferRow;
  onSaved(): Promise<void>;
}

type Said = Omit<BodyOf<'POST ad/golf_set_golfer'>, 'tournament_id' | 'golfer_id' | 'confirm'>;

/** Whether a golfer is in, and the strokes he starts with; what stands now is what the fields begin with. */
export function GolferStatusForm({ tid, golfer, onSaved }: Props) {
  const { call } = useApi();
  const began = golfer.starting_strokes ?? 0;
  const [status, setStatus] = useState<Status>(golfer.status);
  const [starting, setStarting] = useState(String(began));
  const [reason, setReason] = useState('');
  const strokes = startingOf(starting);
  const save = useAsked(
    (said: Said, confirm) => call('POST ad/golf_set_golfer', { body: { tournament_id: tid, golfer_id: golfer.ID, ...said, confirm } }),
    {
      done: `success: ${golfer.Name} is set`,
      onDone: async () => {
        setReason('');
        await onSaved();
      },
    },
  );
  const changed = status !== golfer.status || strokes !== began;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.run({ status, ...(strokes !== undefined && strokes !== began && { starting_strokes: strokes }), reason: reason.trim() });
  };
  return (
    <Form onSubmit={submit} aria-label={`Status of ${golfer.Name}`} data-within>
      <Beside>
        <Field label="Golfer’s status">
          {(part) => (
            <select {...part} value={status} onChange={({ target }) => setStatus(target.value as Status)}>
              {STATUS.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Starting strokes" hint="To par, from −20 to 0">
          {(part) => <input {...part} type="text" maxLength={3} value={starting} onChange={({ target }) => setStarting(target.value)} />}
        </Field>
        <ReasonField value={reason} onChange={setReason} hint="At least 3 letters; kept in the log" />
      </Beside>
      <Button type="submit" variant="outlined" disabled={save.pending || !isReason(reason) || strokes === undefined || !changed}>
        Set the golfer
      </Button>
      {save.said}
    </Form>
  );
}
