import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import { instantOf, typedTime } from './date.rules';
import type { FieldOf } from './field.types';
import { FieldFrame, noteOf } from './FieldFrame';
import { useField } from './useField';

export interface DateFieldProps<V extends FieldValues> extends FieldOf<V, string> {
  /** A day alone, held as '2026-11-16'; else day and time of the viewer's zone, held as an instant of UTC. '' is none. */
  dayOnly?: boolean;
}

/** When something is, by the device's own calendar. */
export function DateField<V extends FieldValues>(props: DateFieldProps<V>): ReactElement {
  const { label, hint, disabled = false, dayOnly = false } = props;
  const { id, value, error, set, leave, ref } = useField<V, string>(props);
  return (
    <FieldFrame {...{ id, label, hint, error, disabled }}>
      <OutlinedInput
        id={id}
        type={dayOnly ? 'date' : 'datetime-local'}
        value={dayOnly ? value : typedTime(value)}
        inputRef={ref}
        onChange={({ target }) => set(dayOnly ? target.value : instantOf(target.value))}
        onBlur={leave}
        slotProps={{ input: { 'aria-describedby': noteOf(id, error, hint) } }}
      />
    </FieldFrame>
  );
}
