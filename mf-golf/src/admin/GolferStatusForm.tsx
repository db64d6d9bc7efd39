import type { BodyOf, GolfAdminGolferRow } from '@poolhouse/contract';
import { useApi } from '@poolhouse/shared-ui';
import { Beside, Form, InputField, ReasonField, SelectField, useFormOf, useWatch, type FormOf } from '@poolhouse/shared-ui/desk';
import { startingOf } from './card.rules';
import { useAsked } from './useAsked';

type Status = GolfAdminGolferRow['status'];
interface Values {
  status: Status;
  /** As it was typed. */
  starting: string;
  reason: string;
}
const STATUS: { value: Status; label: string }[] = [
  { value: 'IN', label: 'In' },
  { value: 'CUT', label: 'Missed the cut' },
  { value: 'MDF', label: 'Made the cut, did not finish' },
  { value: 'WD', label: 'Withdrew' },
  { value: 'DQ', label: 'Disqualified' },
  { value: 'ALTERNATE', label: 'Alternate' },
];

interface Props {
  tid: number;
  golfer: GolfAdminGolferRow;
  onSaved(): Promise<void>;
}

type Said = Omit<BodyOf<'POST ad/golf_set_golfer'>, 'tournament_id' | 'golfer_id' | 'confirm'>;

const startingFault = (typed: string) => (startingOf(typed) === undefined ? 'A whole number from −20 to 0' : '');

/** Whether a golfer is in, and the strokes he starts with; what stands now is what the fields begin with. */
export function GolferStatusForm({ tid, golfer, onSaved }: Props) {
  const { call } = useApi();
  const began = golfer.starting_strokes ?? 0;
  const form = useFormOf<Values>({ status: golfer.status, starting: String(began), reason: '' });
  const { control } = form;
  const [status, starting] = useWatch({ control, name: ['status', 'starting'] });
  const save = useAsked(
    (said: Said, confirm) => call('POST ad/golf_set_golfer', { body: { tournament_id: tid, golfer_id: golfer.ID, ...said, confirm } }),
    {
      done: `success: ${golfer.Name} is set`,
      onDone: async () => {
        form.resetField('reason');
        await onSaved();
      },
    },
  );
  const strokes = startingOf(starting);
  const run = ({ reason }: Values) =>
    save.run({ status, ...(strokes !== undefined && strokes !== began && { starting_strokes: strokes }), reason: reason.trim() });
  return (
    <Form
      label={`Status of ${golfer.Name}`}
      form={form}
      action={{ ...save, run }}
      submit="Set the golfer"
      within
      blocked={status === golfer.status && strokes === began}
    >
      <Beside>
        <SelectField control={control} name="status" label="Golfer’s status" choices={STATUS} />
        <StartingField form={form} />
        <ReasonField control={control} name="reason" hint="At least 3 letters; kept in the log" />
      </Beside>
    </Form>
  );
}

const StartingField = ({ form }: { form: FormOf<Values> }) => (
  <InputField
    control={form.control}
    name="starting"
    label="Starting strokes"
    hint="To par, from −20 to 0"
    check={startingFault}
    input={{ maxLength: 3 }}
  />
);
