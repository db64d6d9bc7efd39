import type { BodyOf, GolfAdminTournamentRow } from '@poolhouse/contract';
import { useApi } from '@poolhouse/shared-ui';
import {
  Beside,
  Controller,
  FieldGroup,
  Form,
  Note,
  ReasonField,
  SelectField,
  useFormOf,
  useWatch,
  type FormOf,
} from '@poolhouse/shared-ui/desk';
import { GolferSelect } from '../contest/GolferSelect';
import { stateWords } from './stand.rules';
import { useAsked } from './useAsked';

type Said = Pick<BodyOf<'POST ad/golf_set_status'>, 'status' | 'winner_id' | 'reason'>;
interface Values {
  status: Said['status'];
  /** 0 as the scores say. */
  winner: number;
  reason: string;
}
const NOTHING: Values = { status: '', winner: 0, reason: '' };
const STATUSES: { value: Said['status']; label: string }[] = [
  { value: '', label: 'As its scores say' },
  { value: 'SUSPENDED', label: 'Suspended' },
  { value: 'FINAL', label: 'Final, official half an hour later' },
  { value: 'CANCELLED', label: 'Canceled' },
];

interface Props {
  row: GolfAdminTournamentRow;
  golfers: readonly { ID: number; Name: string }[];
  onSaved(): Promise<void>;
}

/** What is said of a tournament beside its scores; how it stands now is above it. */
export function StatusForm({ row, golfers, onSaved }: Props) {
  const { call } = useApi();
  const form = useFormOf(NOTHING);
  const { control } = form;
  const status = useWatch({ control, name: 'status' });
  const save = useAsked((said: Said, confirm) => call('POST ad/golf_set_status', { body: { tournament_id: row.ID, ...said, confirm } }), {
    done: 'success: the status is set',
    onDone: async () => {
      form.resetField('reason');
      await onSaved();
    },
  });
  const run = ({ status: chosen, winner, reason }: Values) =>
    save.run({ status: chosen, ...(chosen === 'FINAL' && winner > 0 && { winner_id: winner }), reason: reason.trim() });
  if (row.status === 'OFFICIAL')
    return (
      <FieldGroup>
        <Note>Official: its status stands.</Note>
      </FieldGroup>
    );
  return (
    <Form label="Status of the tournament" form={form} action={{ ...save, run }} submit="Set the status">
      <Note>Now: {stateWords(row)}</Note>
      <Beside>
        <SelectField control={control} name="status" label="Status" choices={STATUSES} />
        {status === 'FINAL' && <WinnerField form={form} golfers={golfers} />}
        <ReasonField control={control} name="reason" hint="At least 3 letters; kept in the log" />
      </Beside>
    </Form>
  );
}

function WinnerField({ form, golfers }: Pick<Props, 'golfers'> & { form: FormOf<Values> }) {
  return (
    <Controller
      control={form.control}
      name="winner"
      render={({ field }) => (
        <GolferSelect
          label="Winner, after a play-off"
          hint="Left out: the lowest total"
          value={field.value}
          none="as the scores say"
          golfers={golfers}
          onChange={field.onChange}
        />
      )}
    />
  );
}
