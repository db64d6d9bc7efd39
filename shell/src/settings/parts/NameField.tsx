import { TextField } from '@poolhouse/shared-ui/forms';
import { useId, type ReactNode } from 'react';
import { FieldRow, Label } from '../settings.styles';

/** As the contract bounds a name. */
const LONGEST = 40;

interface Props {
  readonly label: ReactNode;
  readonly value: string;
  readonly placeholder?: string;
  onChange(name: string): void;
}

/** An entry's name, under what it is the name of. */
export function NameField({ label, value, placeholder, onChange }: Props) {
  const id = useId();
  return (
    <FieldRow>
      <Label htmlFor={id}>{label}</Label>
      <TextField
        id={id}
        size="small"
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST, autoComplete: 'off' } }}
      />
    </FieldRow>
  );
}
