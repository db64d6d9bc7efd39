import { Button } from '@poolhouse/shared-ui/core';
import { TextField } from '@poolhouse/shared-ui/forms';
import { useId, useState, type FormEvent } from 'react';
import { FormColumn, FormError } from '../forms/form.styles';

interface Asked {
  /** A name to begin with, where one is asked for. */
  readonly name?: string;
  /** What is typed there, where it is no name. */
  readonly field?: { readonly label: string; readonly type: string; readonly autoComplete: string; readonly maxLength: number };
  /** Whether the password is asked for once more. */
  readonly password: boolean;
}
interface Props extends Asked {
  readonly title: string;
  readonly yes: string;
  /** Answers why it was refused, or null. */
  onYes(typed: { name: string; password: string }): Promise<string | null>;
  onClose(): void;
}

/** Asks for what a change of the own protection needs, in its place. */
export function AskPassword({ title, name: first, field, yes, password: asksPassword, onYes, onClose }: Props) {
  const [typed, setTyped] = useState({ name: first ?? '', password: '' });
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);
  const lacks = (first !== undefined && typed.name.trim() === '') || (asksPassword && typed.password === '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || lacks) return;
    setPending(true);
    const refusal = await onYes(typed);
    setPending(false);
    if (refusal === null) onClose();
    else setError(refusal);
  };
  return (
    <FormColumn onSubmit={(event: FormEvent) => void submit(event)} aria-label={title} noValidate style={{ minHeight: 0, padding: 0 }}>
      <b>{title}</b>
      <AskedFields
        {...(first !== undefined && { name: first })}
        {...(field && { field })}
        password={asksPassword}
        typed={typed}
        onType={setTyped}
      />
      <FormError role="alert">{error}</FormError>
      <Button type="submit" variant="contained" disabled={pending || lacks}>
        {pending ? 'Waiting' : yes}
      </Button>
      <Button onClick={onClose} disabled={pending}>
        Keep as it is
      </Button>
    </FormColumn>
  );
}

interface FieldsProps extends Asked {
  readonly typed: { readonly name: string; readonly password: string };
  onType(typed: { name: string; password: string }): void;
}

const NAME = { label: 'Name', type: 'text', autoComplete: 'off', maxLength: 40 };

function AskedFields({ name: first, field = NAME, password: asksPassword, typed, onType }: FieldsProps) {
  const id = useId();
  return (
    <>
      {first !== undefined && (
        <TextField
          id={`${id}-name`}
          autoFocus
          value={typed.name}
          type={field.type}
          onChange={(event) => onType({ ...typed, name: event.target.value })}
          helperText={field.label.toLowerCase()}
          slotProps={{ htmlInput: { 'aria-label': field.label, maxLength: field.maxLength, autoComplete: field.autoComplete } }}
        />
      )}
      {asksPassword && (
        <TextField
          id={`${id}-password`}
          autoFocus={first === undefined}
          type="password"
          value={typed.password}
          onChange={(event) => onType({ ...typed, password: event.target.value })}
          helperText="your password"
          slotProps={{ htmlInput: { 'aria-label': 'Your password', autoComplete: 'current-password' } }}
        />
      )}
    </>
  );
}
