import { useState, type FormEvent } from 'react';
import { formatMonthDay, useApi } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import { useConsole } from '../../console/console.context';
import { Beside } from '../../look/Beside';
import { Form, ListRows } from '../../form/form.styles';
import { RowButton } from '../../look/RowButton';
import { RawResult } from '../../form/RawResult';
import { useTool } from '../../form/useTool';
import { usedInWords } from './invite.rules';
import { LinkCard } from './LinkCard';
import { seasonName } from '../../contests/season-name.rules';

/** One link for everybody: they choose name, entry name and password, and stand signed in. */
export function InvitePanel() {
  const api = useApi();
  const { group, data } = useConsole();
  const [contest, setContest] = useState(0);
  const [days, setDays] = useState('30');
  const [uses, setUses] = useState('40');
  const [made, setMade] = useState<{ link: string; id: number } | null>(null);
  const open = data.invites.data.filter((row) => row.state === 'open');
  const make = useTool(
    () =>
      api.call('POST ad/invite', {
        body: { ...(contest > 0 ? { contest_id: contest } : { group_number: group }), days: Number(days), uses: Number(uses) },
      }),
    { onDone: ({ link, id }) => setMade({ link, id }), done: () => 'success: the link is made' },
  );
  const revoke = useTool((id: number) => api.call('POST ad/revoke_invite', { body: { id } }), {
    onDone: (_, id) => made?.id === id && setMade(null),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void make.run();
  };
  return (
    <Panel
      title="Invitation link"
      action={open.length > 0 ? `${open.length} open` : undefined}
      foot="Works without a mail server. Only a hash of it is kept, so it is shown once."
    >
      {made && <LinkCard link={made.link} />}
      {open.length === 0 && !made && <PanelEmpty>No link is open. Make one, and send it to your friends.</PanelEmpty>}
      {open.length > 0 && (
        <ListRows>
          {open.map((row) => (
            <li key={row.ID}>
              <span>
                {row.contest_name === '' ? 'The group and its contests' : row.contest_name}
                <small>
                  {usedInWords(row)}, ends {formatMonthDay(row.expires)}
                </small>
              </span>
              <RowButton variant="text" color="error" disabled={revoke.pending} onClick={() => void revoke.run(row.ID)}>
                Revoke link
              </RowButton>
            </li>
          ))}
        </ListRows>
      )}
      <Form onSubmit={submit} aria-label="Invitation link">
        <Field label="Leads to">
          {(part) => (
            <select {...part} value={contest} onChange={(event) => setContest(Number(event.target.value))}>
              <option value={0}>the group and all its contests</option>
              {data.active_contests.data.map((row) => (
                <option key={row.id} value={row.id}>
                  {seasonName(row)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Beside>
          <Field label="Good for, days">
            {(part) => <input {...part} type="number" min={1} max={30} value={days} onChange={(event) => setDays(event.target.value)} />}
          </Field>
          <Field label="For how many">
            {(part) => <input {...part} type="number" min={1} max={200} value={uses} onChange={(event) => setUses(event.target.value)} />}
          </Field>
        </Beside>
        <Button type="submit" variant="contained" disabled={make.pending}>
          {open.length === 0 ? 'Make a link' : 'Make another link'}
        </Button>
        <RawResult result={revoke.result ?? make.result} />
      </Form>
    </Panel>
  );
}
