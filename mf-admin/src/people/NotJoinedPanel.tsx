import { useApi } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, PanelError } from '@poolhouse/shared-ui/board';
import { useConsole } from '../console/console.context';
import { Block } from '../look/Block';
import { ListRows } from '../form/form.styles';
import { RowButton } from '../look/RowButton';
import { RawResult } from '../form/RawResult';
import { useTool } from '../form/useTool';
import { useUsers } from '../users/useUsers';

/** Who was invited by mail and has not chosen a password yet. */
export function NotJoinedPanel() {
  const api = useApi();
  const { seat } = useConsole();
  const { rows: users, total, error, retry, more } = useUsers('');
  const { run, pending, result } = useTool((user_id: number) => api.call('POST ad/resend', { body: { user_id } }));
  const waiting = users.filter((user) => user.invited === 1);
  return (
    <Panel
      title="Not joined yet"
      action={`${waiting.length} of ${users.length}`}
      foot={
        seat.mail_server === 1 ? undefined : 'There is no mail server: the mails lie in the folder outbox. A link to all works without one.'
      }
    >
      {waiting.length === 0 ? (
        <PanelEmpty>Everybody who was invited by mail has joined.</PanelEmpty>
      ) : (
        <ListRows>
          {waiting.map((user) => (
            <li key={user.id}>
              <span>
                {user.username}
                <small>{user.Email}</small>
              </span>
              <RowButton aria-label={`Resend the mail to ${user.Email}`} disabled={pending} onClick={() => void run(user.id)}>
                Resend
              </RowButton>
            </li>
          ))}
        </ListRows>
      )}
      {error && <PanelError message={error.message} onRetry={retry} />}
      {(result || more) && (
        <Block>
          {more && (
            <RowButton color="primary" variant="text" size="medium" onClick={more}>
              Look further ({total - users.length} more users)
            </RowButton>
          )}
          <RawResult result={result} />
        </Block>
      )}
    </Panel>
  );
}
