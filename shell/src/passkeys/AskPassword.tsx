import { Button } from '@poolhouse/shared-ui/core';
import { TextField } from '@poolhouse/shared-ui/forms';
import { useId, useState, type FormEvent } from 'react';
import { FormColumn, FormError } from '../home/form.styles';

interface Props {
  readonly title: string;
  /** A name to begin with, where one is asked for. */
  readonly name?: string;
  readonly yes: string;
  /** Whether the password is asked for once more. */
  readonly password: boolean;
  /** Answers why it was refused, or null. */
  onYes(typed: { name: string; password: string }): Promise<string | null>;
  onClose(): void;
}

/** Asks for what a change of the own protection needs, in its place. */
export function AskPassword({ title, name: first, yes, password: asksPassword, onYes, onClose }: Props) {
  const id = useId();
  const [name, setName] = useState(first ?? '');
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);
  const lacks = (first !== undefined && name.trim() === '') || (asksPassword && password === '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || lacks) return;
    setPending(true);
    const refusal = await onYes({ name, password });
    setPending(false);
    if (refusal === null) onClose();
    else setError(refusal);
  };
  return (
    <FormColumn onSubmit={(event: FormEvent) => void submit(event)} aria-label={title} noValidate style={{ minHeight: 0, padding: 0 }}>
      <b>{title}</b>
      {first !== undefined && (
        <TextField
          id={`${id}-name`}
          autoFocus
          value={name}
          onChange={(event) => setName(event.target.value)}
          helperText="name"
          slotProps={{ htmlInput: { 'aria-label': 'Name', maxLength: 40, autoComplete: 'off' } }}
        />
      )}
      {asksPassword && (
        <TextField
          id={`${id}-password`}
          autoFocus={first === undefined}
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          helperText="your password"
          slotProps={{ htmlInput: { 'aria-label': 'Your password', autoComplete: 'current-password' } }}
        />
      )}
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
