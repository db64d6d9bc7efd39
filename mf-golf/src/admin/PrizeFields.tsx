import { ordinal } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Beside, Buttons, FieldGroup, MoneyField, useWatch, type FormOf } from '@poolhouse/shared-ui/desk';
import type { SettingsDraft } from './settings.rules';

/** As many as the call takes. */
const MOST_PLACES = 20;

interface Props {
  form: FormOf<SettingsDraft>;
  name: 'weekly' | 'overall';
  label: string;
  disabled: boolean;
}

/** A prize for each place, each in a field of its own. */
export function PrizeFields({ form, name, label, disabled }: Props) {
  const amounts = useWatch({ control: form.control, name });
  const put = (next: string[]) => form.setValue(name, next, { shouldDirty: true, shouldValidate: true });
  return (
    <FieldGroup legend={label} within>
      <Beside narrow>
        {amounts.map((_, n) => (
          <MoneyField key={n} control={form.control} name={`${name}.${n}`} label={ordinal(n + 1)} disabled={disabled} check={() => ''} />
        ))}
      </Beside>
      {!disabled && (
        <Buttons>
          <Button size="small" variant="outlined" disabled={amounts.length >= MOST_PLACES} onClick={() => put([...amounts, '0'])}>
            Add a place
          </Button>
          <Button size="small" variant="outlined" color="inherit" disabled={amounts.length < 2} onClick={() => put(amounts.slice(0, -1))}>
            Take off the last
          </Button>
        </Buttons>
      )}
    </FieldGroup>
  );
}
