import { IconButton } from '@poolhouse/shared-ui/core';
import { TextField } from '@poolhouse/shared-ui/forms';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

interface Props {
  readonly value: string;
  readonly disabled?: boolean;
  /** A new one, or the one that is known. */
  readonly known?: boolean;
  /** Why it was refused. */
  readonly refused?: string | undefined;
  onChange(value: string): void;
}

/** No length limit in the field: a pasted password that is too long must be refused, not cut. */
export function PasswordField({ value, disabled = false, known = false, refused, onChange }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const eye = (
    <IconButton
      aria-label={known ? 'Show what is typed' : 'Show password'}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
      edge="end"
    >
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
  return (
    <TextField
      id={known ? 'password' : 'new-password'}
      type={shown ? 'text' : 'password'}
      value={value}
      disabled={disabled}
      error={refused !== undefined}
      onChange={(event) => onChange(event.target.value)}
      helperText={refused ?? (known ? 'password' : 'password, 1-20 characters')}
      slotProps={{
        input: { endAdornment: eye },
        // A refusal is said aloud when it comes.
        formHelperText: refused === undefined ? {} : { role: 'alert' },
        htmlInput: {
          'aria-label': 'Password',
          name: known ? 'password' : 'new-password',
          autoComplete: known ? 'current-password' : 'new-password',
          autoCapitalize: 'none',
          spellCheck: false,
        },
      }}
    />
  );
}
