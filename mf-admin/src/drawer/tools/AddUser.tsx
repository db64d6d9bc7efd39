import { useState, type FormEvent } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import { useConsole } from '../../console/console.context';
import { Form } from '../../form/form.styles';
import { RawResult } from '../../form/RawResult';
import { useTool } from '../../form/useTool';

/** Invites one player by mail. */
export function AddUser() {
  const api = useApi();
  const { group } = useConsole();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const { run, pending, result } = useTool(
    () =>
      api.call('GET ad/adduser', { query: { email: email.trim(), ...(name.trim() !== '' && { name: name.trim() }), group_number: group } }),
    {
      onDone: () => {
        setEmail('');
        setName('');
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Form onSubmit={submit} aria-label="Add User" noValidate>
      <Field label="Email">
        {(part) => (
          <input
            {...part}
            type="email"
            maxLength={254}
            placeholder="name@example.com"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label="Name" hint="Left out: what stands before the @">
        {(part) => (
          <input {...part} type="text" maxLength={40} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <Button type="submit" variant="contained" disabled={pending || email.trim() === ''}>
        Add User
      </Button>
      <RawResult result={result} />
    </Form>
  );
}
