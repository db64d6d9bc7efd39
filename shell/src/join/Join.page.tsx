import { useSession, useTitle } from '@poolhouse/shared-ui';
import { PanelError } from '@poolhouse/shared-ui/board';
import { FormLink } from '../home/FormLink';
import { Lead } from '../home/form.styles';
import { Heading, Sheet } from '../home/home.styles';
import { Waiting } from '../app/Waiting';
import { JoinForm } from './JoinForm';
import { JoinHere } from './JoinHere';
import { leadOf } from './join.rules';
import { useInvitation } from './useInvitation';

/** Where an invitation leads: a new player chooses names and a password and is in; one who is signed in joins with a press. */
export function JoinPage() {
  useTitle('Join');
  const { status, session } = useSession();
  const { code, invitation, error, retry } = useInvitation();
  const open = invitation?.state === 'open';
  const dead = code === '' ? 'This address holds no invitation. Ask for the link again.' : (invitation?.message ?? '');
  if (error)
    return (
      <Sheet>
        <Heading>You are invited</Heading>
        <PanelError message={error} onRetry={retry} />
      </Sheet>
    );
  if ((code !== '' && !invitation) || status === 'starting')
    return (
      <Sheet>
        <Heading>You are invited</Heading>
        <Waiting label="Looking at your invitation" />
      </Sheet>
    );
  return (
    <Sheet>
      <Heading>{open ? `Join ${invitation.group_name}` : 'This invitation cannot be used'}</Heading>
      {!open && (
        <>
          <Lead role="alert">{dead}</Lead>
          <Lead>
            <FormLink to="/">Home</FormLink>
          </Lead>
        </>
      )}
      {open && (
        <>
          <Lead>{leadOf(invitation)}</Lead>
          {session ? (
            <JoinHere code={code} invitation={invitation} username={session.username} />
          ) : (
            <JoinForm code={code} invitation={invitation} />
          )}
        </>
      )}
    </Sheet>
  );
}
