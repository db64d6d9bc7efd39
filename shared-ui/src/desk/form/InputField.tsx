import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldOf } from './field.types';
import { FieldFrame, noteOf } from './FieldFrame';
import { useField } from './useField';

export interface InputFieldProps<V extends FieldValues> extends FieldOf<V, string> {
  type?: HTMLInputTypeAttribute;
  /** Lines to write in; 1 unless said otherwise. */
  rows?: number;
  placeholder?: string;
  /** Further attributes of the input itself, such as `maxLength` and `inputMode`. */
  input?: InputHTMLAttributes<HTMLInputElement>;
}

/** Words or figures, as they were typed. */
export function InputField<V extends FieldValues>(props: InputFieldProps<V>): ReactElement {
  const { label, hint, disabled = false, type = 'text', rows = 1, placeholder, input } = props;
  const { id, value, error, set, leave, ref } = useField<V, string>(props);
  return (
    <FieldFrame {...{ id, label, hint, error, disabled }}>
      <OutlinedInput
        id={id}
        type={type}
        value={value}
        multiline={rows > 1}
        minRows={rows}
        placeholder={placeholder}
        autoComplete="off"
        inputRef={ref}
        onChange={({ target }) => set(target.value)}
        onBlur={leave}
        slotProps={{ input: { ...input, 'aria-describedby': noteOf(id, error, hint) } }}
      />
    </FieldFrame>
  );
}
