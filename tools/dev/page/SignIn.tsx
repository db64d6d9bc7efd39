import type { Welcome } from '@poolhouse/contract';
import { useApi, useSession } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { TextField } from '@poolhouse/shared-ui/forms';
import { useEffect, useState, type FormEvent } from 'react';

const Form = styled.form`
  display: grid;
  gap: 10px;
  max-width: 320px;
  margin: 24px 16px;
`;

/** Signs in to the site behind; the players of a demo league with one press. */
export function SignIn() {
  const api = useApi();
  const { signIn, error, pending } = useSession();
  const [demo, setDemo] = useState<Welcome['demo']>();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');

  useEffect(() => {
    void api.call('GET na/welcome').then(({ data }) => setDemo(data?.demo));
  }, [api]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void signIn(name, password);
  };
  return (
    <Form onSubmit={submit} aria-label="Sign in">
      <TextField label="Username" autoComplete="username" value={name} onChange={(event) => setName(event.target.value)} />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="contained" disabled={pending}>
        Sign in
      </Button>
      {error && <p role="alert">{error}</p>}
      {demo?.users.map(({ username, about }) => (
        <Button key={username} disabled={pending} onClick={() => void signIn(username, demo.password)}>
          {username}: {about}
        </Button>
      ))}
    </Form>
  );
}
