import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import type { ReactElement } from 'react';
import type { FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form';
import type { FieldOf } from './field.types';
import { FieldFrame, noteOf } from './FieldFrame';
import { choicesIn, type Choice } from './choices.rules';
import { useField } from './useField';

type Chosen<V extends FieldValues> = FieldPathByValue<V, string | number>;
type ValueOf<V extends FieldValues, N extends Chosen<V>> = Extract<FieldPathValue<V, N>, string | number>;

export interface SelectFieldProps<V extends FieldValues, N extends Chosen<V>> extends Omit<FieldOf<V, ValueOf<V, N>>, 'name'> {
  name: N;
  /** Of the type that the form's value has. */
  choices: readonly Choice<ValueOf<V, N>>[];
}

/** One of several, by the device's own list: a phone's wheel beats any of ours. */
export function SelectField<V extends FieldValues, N extends Chosen<V>>(props: SelectFieldProps<V, N>): ReactElement {
  const { label, hint, disabled = false, choices } = props;
  const { id, value, error, set, leave, ref } = useField<V, ValueOf<V, N>>(props);
  return (
    <FieldFrame {...{ id, label, hint, error, disabled }}>
      <Select
        native
        id={id}
        value={value}
        input={<OutlinedInput />}
        inputRef={ref}
        inputProps={{ 'aria-describedby': noteOf(id, error, hint) }}
        onBlur={leave}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => String(choice.value) === String(target.value));
          if (chosen) set(chosen.value);
        }}
      >
        <Choices choices={choices} />
      </Select>
    </FieldFrame>
  );
}

function Choices<T extends string | number>({ choices }: { choices: readonly Choice<T>[] }): ReactElement {
  return (
    <>
      {choicesIn(choices).map(([group, among]) => {
        const options = among.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ));
        return group === '' ? (
          options
        ) : (
          <optgroup key={group} label={group}>
            {options}
          </optgroup>
        );
      })}
    </>
  );
}
