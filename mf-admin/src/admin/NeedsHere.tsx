import { Box } from '@poolhouse/shared-ui/desk';
import { Link } from '@poolhouse/shared-ui/router';
import { useConsole } from '../facts/console.context';
import type { ConsoleTab } from '../facts/tabs.rules';
import { tabOfNeed } from './needs.rules';
import { NeedsPanel } from './NeedsPanel';

/** What needs action on one tab, above all else; nothing where nothing does. The Admin tab has a panel of all of it. */
export function NeedsHere({ tab }: { tab: ConsoleTab }) {
  const { data, tabs } = useConsole();
  const all = data.needs_action.data;
  const here = all.filter((row) => tabOfNeed(row, { tabs, contests: data.active_contests.data }) === tab.key);
  if (tab.key === 'admin' || here.length === 0) return null;
  const elsewhere = all.length - here.length;
  return (
    <Box sx={{ marginBottom: '20px' }}>
      <NeedsPanel
        rows={here}
        shownOn={tab.key}
        fact={
          <>
            {here.length} in {tab.label}
            {elsewhere > 0 && (
              <>
                , <Link to="?tab=admin">{elsewhere} elsewhere</Link>
              </>
            )}
          </>
        }
      />
    </Box>
  );
}
