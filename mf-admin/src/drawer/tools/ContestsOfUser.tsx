import { useState, type FormEvent } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { ActionRow } from '../../look/ActionRow';
import { Form, Tickable } from '../../form/form.styles';
import { RawResult } from '../../form/RawResult';
import { useTool } from '../../form/useTool';
import { UserSelect, type ChosenUser } from '../../users/UserSelect';

interface Wanted {
  football: boolean;
  golf: boolean;
}

/** Enters a player into this year's football and golf contests, or takes them out; picks stay in the history. */
export function ContestsOfUser() {
  const api = useApi();
  const [user, setUser] = useState<ChosenUser | null>(null);
  const [wanted, setWanted] = useState<Wanted>({ football: false, golf: false });
  const { run, pending, result } = useTool((email: string) =>
    api.call('GET ad/EnableDisableContest', { query: { email, football: wanted.football ? 1 : 0, golf: wanted.golf ? 1 : 0 } }),
  );
  const choose = (chosen: ChosenUser | null) => {
    setUser(chosen);
    setWanted({ football: chosen?.Football === 1, golf: chosen?.Golf === 1 });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (user) void run(user.Email);
  };
  return (
    <Form onSubmit={submit} aria-label="Enable/Disable Contest For User">
      <UserSelect value={user} onChange={choose} />
      <ActionRow>
        {(['football', 'golf'] as const).map((contest) => (
          <Tickable key={contest}>
            <input
              type="checkbox"
              disabled={!user}
              checked={wanted[contest]}
              onChange={(event) => setWanted({ ...wanted, [contest]: event.target.checked })}
            />
            {contest === 'football' ? 'Football' : 'Golf'}
          </Tickable>
        ))}
      </ActionRow>
      <Button type="submit" variant="contained" disabled={pending || !user}>
        Save
      </Button>
      <RawResult result={result} />
    </Form>
  );
}
