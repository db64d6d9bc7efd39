import { useState, type FormEvent } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import { ActionRow } from '../../look/ActionRow';
import { Form, Tickable } from '../../form/form.styles';
import { RawResult } from '../../form/RawResult';
import { useTool } from '../../form/useTool';
import type { CardRow } from './ContestCard';

/** A word to all players, on the smack board and by mail; and a nudge to those whose picks are missing. */
export function Announce({ contest, missing }: { contest: CardRow; missing: boolean }) {
  const api = useApi();
  const [message, setMessage] = useState('');
  const [mail, setMail] = useState(false);
  const announce = useTool(
    () => api.call('POST ad/announce', { body: { contest_id: contest.ID, message: message.trim(), mail: mail ? 1 : 0 } }),
    { onDone: () => setMessage('') },
  );
  const remind = useTool(() => api.call('POST ad/remind', { body: { contest_id: contest.ID } }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void announce.run();
  };
  return (
    <Form onSubmit={submit} aria-label="Announce">
      <Field label="Announcement" hint="On the smack board, as you">
        {(part) => <textarea {...part} rows={2} maxLength={1000} value={message} onChange={(event) => setMessage(event.target.value)} />}
      </Field>
      <ActionRow>
        <Tickable>
          <input type="checkbox" checked={mail} onChange={(event) => setMail(event.target.checked)} />
          and by mail to all players
        </Tickable>
        <Button type="submit" variant="contained" disabled={announce.pending || message.trim() === ''}>
          Announce
        </Button>
        {contest.picks_of !== null && (
          <Button color="inherit" variant="outlined" disabled={remind.pending || !missing} onClick={() => void remind.run()}>
            Remind those not in
          </Button>
        )}
      </ActionRow>
      <RawResult result={announce.result ?? remind.result} />
    </Form>
  );
}
