import { TriangleAlert } from 'lucide-react';
import { formatDayTime } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import type { NeedsActionRow } from '@poolhouse/contract';
import { Warning } from '../console/console.styles';
import { ListRows } from '../form/form.styles';
import { needsTab } from './needs.rules';

/** What an administrator should do something about, before anything else. */
export function NeedsPanel({ rows }: { rows: readonly NeedsActionRow[] }) {
  return (
    <Panel title="Needs action" action={rows.length > 0 ? String(rows.length) : undefined}>
      {rows.length === 0 ? (
        <PanelEmpty>Nothing does. Agents run, mails leave, and the picks of the next day are in.</PanelEmpty>
      ) : (
        <ListRows>
          {rows.map((row) => {
            const tab = needsTab(row.kind);
            return (
              <li key={row.ID} data-tone="push">
                <span>
                  <Warning>
                    <TriangleAlert size={16} aria-hidden /> {row.message}
                  </Warning>
                  {row.at !== '' && <small>{`${row.kind === 'picks_missing' ? 'until' : 'since'} ${formatDayTime(row.at)}`}</small>}
                </span>
                {tab && (
                  <Button component={Link} to={`?tab=${tab.key}`} color="inherit" size="small" variant="outlined">
                    {tab.verb}
                  </Button>
                )}
              </li>
            );
          })}
        </ListRows>
      )}
    </Panel>
  );
}
