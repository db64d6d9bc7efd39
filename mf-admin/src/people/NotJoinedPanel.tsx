import type { AdminUserRow } from '@poolhouse/contract';
import { plural, useApi } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, PanelError } from '@poolhouse/shared-ui/board';
import { useConsole } from '../facts/console.context';
import { useTool } from '../form/useTool';
import { Block } from '../look/Block';
import { ResultBlock } from '../look/ResultBlock';
import { RowButton } from '../look/RowButton';
import { Row, Rows } from '../look/Rows';
import { useUsers } from '../users/useUsers';

const OUTBOX = 'There is no mail server: the mails lie in the folder outbox. A link to all works without one.';

/** Who was invited by mail and has not chosen a password yet. */
export function NotJoinedPanel() {
  const api = useApi();
  const { seat } = useConsole();
  const { rows: users, total, error, retry, more } = useUsers('');
  const { run, pending, result } = useTool((user_id: number) => api.call('POST ad/resend', { body: { user_id } }));
  const waiting = users.filter((user) => user.invited === 1);
  return (
    <Panel title="Not joined yet" action={`${waiting.length} of ${users.length}`} foot={seat.mail_server === 1 ? undefined : OUTBOX}>
      <Waiting rows={waiting} pending={pending} onResend={(id) => void run(id)} />
      {error && <PanelError message={error.message} onRetry={retry} />}
      {more && (
        <Block>
          <RowButton color="primary" variant="text" size="medium" onClick={more}>
            Look further ({plural(total - users.length, 'more user')})
          </RowButton>
        </Block>
      )}
      <ResultBlock result={result} />
    </Panel>
  );
}

interface Listed {
  rows: readonly AdminUserRow[];
  pending: boolean;
  onResend(id: number): void;
}

function Waiting({ rows, pending, onResend }: Listed) {
  if (rows.length === 0) return <PanelEmpty>Everybody who was invited by mail has joined.</PanelEmpty>;
  return (
    <Rows>
      {rows.map((user) => (
        <Row key={user.id}>
          <span>
            {user.username}
            <small>{user.Email}</small>
          </span>
          <RowButton aria-label={`Resend the mail to ${user.Email}`} disabled={pending} onClick={() => onResend(user.id)}>
            Resend
          </RowButton>
        </Row>
      ))}
    </Rows>
  );
}
