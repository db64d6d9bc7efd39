import { Box } from '@poolhouse/shared-ui/desk';
import { useConsole } from '../facts/console.context';
import { stackSx } from '../look/layout.sx';
import { Tiles } from '../look/Tiles';
import { ActivityPanel } from './activity/ActivityPanel';
import { AgentsPanel } from './AgentsPanel';
import { CachePanel } from './CachePanel';
import { ConnectedPanel } from './ConnectedPanel';
import { HitsPanel } from './HitsPanel';
import { LockedPanel } from './LockedPanel';
import { MailPanel } from './MailPanel';
import { NeedsPanel } from './NeedsPanel';
import { UsersPanel } from './UsersPanel';

/** How the site does, and who is on it. What belongs to the whole site is shown to its administrators alone. */
export default function AdminTab() {
  const { data, seat } = useConsole();
  const site = seat.role === 'site';
  return (
    <Tiles>
      <NeedsPanel rows={data.needs_action.data} />
      {site && (
        <>
          <div data-span="4">
            <HitsPanel row={data.hit_count.data[0]} />
          </div>
          <div data-span="4">
            <CachePanel cache={data.cache_stats.data[0]} info={data.activity_info.data[0]} />
          </div>
          <div data-span="4">
            <ConnectedPanel rows={data.conn_users.data} />
          </div>
          <div data-span="7">
            <AgentsPanel rows={data.contest_agents.data} />
          </div>
        </>
      )}
      {seat.role !== 'helper' && (
        <Box data-span="5" sx={stackSx}>
          <LockedPanel rows={data.locked_users.data} />
          {data.mail.data.length > 0 && <MailPanel rows={data.mail.data} />}
        </Box>
      )}
      <UsersPanel />
      <ActivityPanel />
    </Tiles>
  );
}
