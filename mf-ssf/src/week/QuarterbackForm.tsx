import { useAction, useApi } from '@poolhouse/shared-ui';
import {
  Beside,
  Controller,
  Form,
  FormControlLabel,
  FormLabel,
  InputField,
  Radio,
  RadioGroup,
  ReasonField,
  useFormOf,
} from '@poolhouse/shared-ui/desk';
import type { StatsGame } from '../game/week.types';

interface Values {
  side: 1 | 2;
  name: string;
  reason: string;
}
const NOTHING: Values = { side: 1, name: '', reason: '' };

/** For administrators, before kick-off: who starts, and who says so. Points follow from it by themselves. */
export default function QuarterbackForm({ game, onNamed }: { game: StatsGame; onNamed(): void }) {
  const { call } = useApi();
  const form = useFormOf(NOTHING);
  const { control } = form;
  const name = useAction((values: Values) => call('POST ssf/set_quarterback', { body: { event_id: game.id, ...values } }), {
    done: 'Named, and computed anew',
    shownMs: 5000,
    onDone: onNamed,
  });
  return (
    <Form label="Name who starts" form={form} action={name} submit="Name" main>
      <FormLabel>Name who starts</FormLabel>
      <Controller
        control={control}
        name="side"
        render={({ field }) => (
          <RadioGroup row aria-label="Team" value={field.value} onChange={(_, side) => field.onChange(Number(side))}>
            <FormControlLabel value={1} control={<Radio />} label={game.nickname1} />
            <FormControlLabel value={2} control={<Radio />} label={game.nickname2} />
          </RadioGroup>
        )}
      />
      <Beside>
        <InputField control={control} name="name" label="Quarterback" check={(typed) => (typed.trim() === '' ? 'Say who' : '')} />
        <ReasonField control={control} name="reason" label="Reason, shown to everybody" hint="At least 3 letters" />
      </Beside>
    </Form>
  );
}
