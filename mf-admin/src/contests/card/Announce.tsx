import { useApi } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { CheckField, Form, InputField, useFormOf } from '@poolhouse/shared-ui/desk';
import { useTool } from '../../form/useTool';
import type { CardRow } from './card.types';

interface Announcement {
  message: string;
  mail: 0 | 1;
}

/** A word to all players, on the smack board and by mail; and a nudge to those whose picks are missing. */
export function Announce({ contest, missing }: { contest: CardRow; missing: boolean }) {
  const api = useApi();
  const form = useFormOf<Announcement>({ message: '', mail: 0 });
  const announce = useTool(({ message, mail }: Announcement) =>
    api.call('POST ad/announce', { body: { contest_id: contest.ID, message: message.trim(), mail } }),
  );
  const remind = useTool(() => api.call('POST ad/remind', { body: { contest_id: contest.ID } }));
  return (
    <Form
      label="Announce"
      form={form}
      action={{ run: announce.run, pending: announce.pending, result: announce.result ?? remind.result }}
      submit="Announce"
      main
      empties={['message']}
      beside={
        contest.picks_of !== null && (
          <Button color="inherit" variant="outlined" disabled={remind.pending || !missing} onClick={() => void remind.run()}>
            Remind those not in
          </Button>
        )
      }
    >
      <InputField
        control={form.control}
        name="message"
        label="Announcement"
        hint="On the smack board, as you"
        rows={2}
        input={{ maxLength: 1000 }}
        check={(message) => (message.trim() === '' ? 'Nothing is written' : '')}
      />
      <CheckField control={form.control} name="mail" label="and by mail to all players" />
    </Form>
  );
}
