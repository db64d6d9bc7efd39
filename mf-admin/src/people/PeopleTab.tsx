import { Columns } from '@poolhouse/shared-ui/board';
import { Box, Sections } from '@poolhouse/shared-ui/desk';
import { UsersPanel } from '../admin/UsersPanel';
import { useConsole } from '../facts/console.context';
import { AddPeoplePanel } from './AddPeoplePanel';
import { ClaimsPanel } from './ClaimsPanel';
import { ClosedPanel } from './ClosedPanel';
import { GroupPanel } from './GroupPanel';
import { InvitePanel } from './invite/InvitePanel';
import { NotJoinedPanel } from './NotJoinedPanel';
import { RolesPanel } from './RolesPanel';
import { RosterPanel } from './RosterPanel';

/** How people come in, who may do what, and the groups; who waits for an answer stands above all of it. */
export default function PeopleTab() {
  const { seat, data } = useConsole();
  if (seat.role === 'helper') return <GroupPanel />;
  return (
    <>
      {data.claims.data.length > 0 && (
        <Box sx={{ marginBottom: '20px' }}>
          <ClaimsPanel rows={data.claims.data} />
        </Box>
      )}
      <Sections
        label="People"
        sections={[
          { key: 'members', label: 'Members', panel: <Members /> },
          { key: 'invitations', label: 'Invitations', panel: <Invitations /> },
          { key: 'roles', label: 'Helpers and roles', panel: <HelpersAndRoles /> },
        ]}
      />
    </>
  );
}

function Members() {
  return (
    <Columns>
      <div>
        <UsersPanel />
      </div>
      <div>
        <NotJoinedPanel />
        <ClosedPanel />
      </div>
    </Columns>
  );
}

function Invitations() {
  return (
    <Columns>
      <div>
        <InvitePanel />
        <RosterPanel />
      </div>
      <div>
        <AddPeoplePanel />
      </div>
    </Columns>
  );
}

function HelpersAndRoles() {
  return (
    <Columns>
      <div>
        <RolesPanel />
      </div>
      <div>
        <GroupPanel />
      </div>
    </Columns>
  );
}
