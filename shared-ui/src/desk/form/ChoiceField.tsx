import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useId, type ReactElement, type ReactNode, type Ref } from 'react';
import { choicesIn, type Choice } from './choices.rules';
import { FieldFrame, noteOf } from './FieldFrame';

export interface ChoiceFieldProps<T extends string | number> {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with what is chosen; '' when nothing is. */
  error?: string;
  disabled?: boolean;
  value: T;
  choices: readonly Choice<T>[];
  onChange(value: T): void;
  onLeave?(): void;
  inputRef?: Ref<unknown>;
}

/** One of several, by the device's own list: a phone's wheel beats any of ours. For what decides which form is shown; in one it is `SelectField`. */
export function ChoiceField<T extends string | number>(props: ChoiceFieldProps<T>): ReactElement {
  const { label, hint, error = '', disabled = false, value, choices, onChange, onLeave, inputRef } = props;
  const id = useId();
  return (
    <FieldFrame {...{ id, label, hint, error, disabled }}>
      <ChoiceSelect {...{ id, value, choices, onChange, onLeave, inputRef }} input={{ 'aria-describedby': noteOf(id, error, hint) }} />
    </FieldFrame>
  );
}

export interface ChoiceSelectProps<T extends string | number> extends Pick<
  ChoiceFieldProps<T>,
  'value' | 'choices' | 'onChange' | 'onLeave' | 'inputRef'
> {
  id?: string;
  /** Of the list itself: what it is read aloud as, or what tells more of it. */
  input: { 'aria-label'?: string; 'aria-describedby'?: string };
}

/** The list alone, beside a title that says what is chosen. */
export function ChoiceSelect<T extends string | number>(props: ChoiceSelectProps<T>): ReactElement {
  const { id, value, choices, onChange, onLeave, inputRef, input } = props;
  return (
    <Select
      native
      id={id}
      value={value}
      input={<OutlinedInput />}
      inputRef={inputRef}
      inputProps={input}
      onBlur={onLeave}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => String(choice.value) === String(target.value));
        if (chosen) onChange(chosen.value);
      }}
    >
      <Choices choices={choices} />
    </Select>
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
