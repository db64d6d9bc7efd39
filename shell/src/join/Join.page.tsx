import { useSession, useTitle } from '@poolhouse/shared-ui';
import { PanelError } from '@poolhouse/shared-ui/board';
import type { ReactNode } from 'react';
import { Lead } from '../forms/form.styles';
import { FormLink } from '../forms/FormLink';
import { Heading, Sheet } from '../forms/home.styles';
import { Waiting } from '../frame/Waiting';
import { leadOf } from './join.rules';
import { JoinForm } from './JoinForm';
import { JoinHere } from './JoinHere';
import { useInvitation } from './useInvitation';

/** Where an invitation leads: a new player chooses names and a password and is in; one who is signed in joins with a press. */
export function JoinPage() {
  useTitle('Join');
  const { status, session } = useSession();
  const { code, invitation, error, retry } = useInvitation();
  if (error)
    return (
      <Invited>
        <PanelError message={error} onRetry={retry} />
      </Invited>
    );
  if ((code !== '' && !invitation) || status === 'starting')
    return (
      <Invited>
        <Waiting label="Looking at your invitation" />
      </Invited>
    );
  if (invitation?.state !== 'open')
    return <Dead>{code === '' ? 'This address holds no invitation. Ask for the link again.' : (invitation?.message ?? '')}</Dead>;
  return (
    <Sheet>
      <Heading>{`Join ${invitation.group_name}`}</Heading>
      <Lead>{leadOf(invitation)}</Lead>
      {session ? (
        <JoinHere code={code} invitation={invitation} username={session.username} />
      ) : (
        <JoinForm code={code} invitation={invitation} />
      )}
    </Sheet>
  );
}

function Invited({ children }: { children: ReactNode }) {
  return (
    <Sheet>
      <Heading>You are invited</Heading>
      {children}
    </Sheet>
  );
}

/** An invitation that lets nobody in, and why. */
function Dead({ children }: { children: string }) {
  return (
    <Sheet>
      <Heading>This invitation cannot be used</Heading>
      <Lead role="alert">{children}</Lead>
      <Lead>
        <FormLink to="/">Home</FormLink>
      </Lead>
    </Sheet>
  );
}
