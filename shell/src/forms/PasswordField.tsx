import { token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconPress } from '../controls/PlainButton';
import { PlainField } from '../controls/PlainField';
import { NEW_PASSWORD } from './words';

const Look = styled(IconPress)`
  margin-right: 1px;
  color: ${token.ink2};
`;

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
  return (
    <PlainField
      id={known ? 'password' : 'new-password'}
      name={known ? 'password' : 'new-password'}
      label="Password"
      helper={refused ?? (known ? 'password' : NEW_PASSWORD)}
      refused={refused !== undefined}
      alerts={refused !== undefined}
      type={shown ? 'text' : 'password'}
      value={value}
      disabled={disabled}
      autoComplete={known ? 'current-password' : 'new-password'}
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      end={
        <Look
          type="button"
          aria-label={known ? 'Show what is typed' : 'Show password'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden="true" />
        </Look>
      }
    />
  );
}
