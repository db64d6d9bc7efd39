import type { InviteRow } from '@poolhouse/contract';
import { formatMonthDay, useApi } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { useState } from 'react';
import { useConsole } from '../../facts/console.context';
import { useTool } from '../../form/useTool';
import { ResultBlock } from '../../look/ResultBlock';
import { RowButton } from '../../look/RowButton';
import { Row, Rows } from '../../look/Rows';
import { usedInWords } from './invite.rules';
import { InviteForm, type MadeLink } from './InviteForm';
import { LinkCard } from './LinkCard';

/** One link for everybody: they choose name, entry name and password, and stand signed in. */
export function InvitePanel() {
  const api = useApi();
  const { data } = useConsole();
  const [made, setMade] = useState<MadeLink | null>(null);
  const open = data.invites.data.filter((row) => row.state === 'open');
  const revoke = useTool((id: number) => api.call('POST ad/revoke_invite', { body: { id } }), {
    onDone: (_, id) => made?.id === id && setMade(null),
  });
  return (
    <Panel
      title="Invitation link"
      action={open.length > 0 ? `${open.length} open` : undefined}
      foot="Works without a mail server. Only a hash of it is kept, so it is shown once."
    >
      {made && <LinkCard link={made.link} />}
      {open.length === 0 && !made && <PanelEmpty>No link is open. Make one, and send it to your friends.</PanelEmpty>}
      {open.length > 0 && <OpenLinks rows={open} pending={revoke.pending} onRevoke={(id) => void revoke.run(id)} />}
      <ResultBlock result={revoke.result} />
      <InviteForm another={open.length > 0} onMade={setMade} />
    </Panel>
  );
}

interface Links {
  rows: readonly InviteRow[];
  pending: boolean;
  onRevoke(id: number): void;
}

function OpenLinks({ rows, pending, onRevoke }: Links) {
  return (
    <Rows>
      {rows.map((row) => (
        <Row key={row.ID}>
          <span>
            {row.contest_name === '' ? 'The group and its contests' : row.contest_name}
            <small>
              {usedInWords(row)}, ends {formatMonthDay(row.expires)}
            </small>
          </span>
          <RowButton variant="text" color="error" disabled={pending} onClick={() => onRevoke(row.ID)}>
            Revoke link
          </RowButton>
        </Row>
      ))}
    </Rows>
  );
}
