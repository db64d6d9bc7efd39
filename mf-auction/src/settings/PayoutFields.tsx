import { Button } from '@poolhouse/shared-ui/core';
import { Beside, Buttons, FieldGroup, InputField, Note, type FormOf } from '@poolhouse/shared-ui/desk';
import { ROUND_NAMES } from '../worth/worth.rules';
import { percentsOf, PRESETS, type Draft } from './settings.rules';

interface Props {
  form: FormOf<Draft>;
  trouble: string;
  begun: boolean;
}

/** Percents of the pot that a win pays, by round; all wins together the whole of it. */
export function PayoutFields({ form, trouble, begun }: Props) {
  return (
    <FieldGroup legend="What a win pays, % of the pot" within>
      <Beside narrow>
        {ROUND_NAMES.map((round, n) => (
          <InputField
            key={round}
            control={form.control}
            name={`payouts.${n}`}
            label={round}
            disabled={begun}
            input={{ inputMode: 'decimal', maxLength: 6 }}
          />
        ))}
      </Beside>
      <Buttons>
        {PRESETS.map(({ name, payouts }) => (
          <Button
            key={name}
            variant="outlined"
            disabled={begun}
            onClick={() => form.setValue('payouts', percentsOf(payouts), { shouldDirty: true })}
          >
            {name}
          </Button>
        ))}
      </Buttons>
      {begun && <Note>The tournament has begun: what wins pay stays as it is.</Note>}
      {!begun && trouble !== '' && (
        <Note wrong role="alert">
          {trouble}.
        </Note>
      )}
    </FieldGroup>
  );
}
