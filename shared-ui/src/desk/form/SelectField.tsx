import type { ReactElement } from 'react';
import type { FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form';
import { ChoiceField } from './ChoiceField';
import type { Choice } from './choices.rules';
import type { FieldOf } from './field.types';
import { useField } from './useField';

type Chosen<V extends FieldValues> = FieldPathByValue<V, string | number>;
type ValueOf<V extends FieldValues, N extends Chosen<V>> = Extract<FieldPathValue<V, N>, string | number>;

export interface SelectFieldProps<V extends FieldValues, N extends Chosen<V>> extends Omit<FieldOf<V, ValueOf<V, N>>, 'name'> {
  name: N;
  /** Of the type that the form's value has. */
  choices: readonly Choice<ValueOf<V, N>>[];
}

/** One of several, as a value of a form. */
export function SelectField<V extends FieldValues, N extends Chosen<V>>(props: SelectFieldProps<V, N>): ReactElement {
  const { label, hint, disabled, choices } = props;
  const { value, error, set, leave, ref } = useField<V, ValueOf<V, N>>(props);
  return <ChoiceField {...{ label, hint, disabled, choices, value, error, inputRef: ref, onChange: set, onLeave: leave }} />;
}
