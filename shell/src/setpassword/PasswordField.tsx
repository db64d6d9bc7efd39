import { IconButton } from '@poolhouse/shared-ui/core';
import { TextField } from '@poolhouse/shared-ui/forms';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

interface Props {
  readonly value: string;
  readonly disabled?: boolean;
  onChange(value: string): void;
}

/** No length limit in the field: a pasted password that is too long must be refused, not cut. */
export function PasswordField({ value, disabled = false, onChange }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const eye = (
    <IconButton aria-label="Show password" aria-pressed={shown} onClick={() => setShown(!shown)} edge="end">
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
  return (
    <TextField
      id="new-password"
      type={shown ? 'text' : 'password'}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      helperText="password, 1-20 characters"
      slotProps={{
        input: { endAdornment: eye },
        htmlInput: {
          'aria-label': 'Password',
          name: 'new-password',
          autoComplete: 'new-password',
          autoCapitalize: 'none',
          spellCheck: false,
        },
      }}
    />
  );
}
