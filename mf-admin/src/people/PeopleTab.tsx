import { Columns } from '@poolhouse/shared-ui/board';
import { useConsole } from '../console/console.context';
import { AddPeoplePanel } from './AddPeoplePanel';
import { ClaimsPanel } from './ClaimsPanel';
import { GroupPanel } from './GroupPanel';
import { InvitePanel } from './invite/InvitePanel';
import { NotJoinedPanel } from './NotJoinedPanel';
import { RolesPanel } from './RolesPanel';
import { RosterPanel } from './RosterPanel';

/** How people come in, who may do what, and the groups. */
export default function PeopleTab() {
  const { seat, data } = useConsole();
  if (seat.role === 'helper') return <GroupPanel />;
  return (
    <Columns>
      <div>
        {data.claims.data.length > 0 && <ClaimsPanel rows={data.claims.data} />}
        <AddPeoplePanel />
        <RosterPanel />
        <NotJoinedPanel />
      </div>
      <div>
        <InvitePanel />
        <RolesPanel />
        <GroupPanel />
      </div>
    </Columns>
  );
}
