import type { NeedsActionRow } from '@poolhouse/contract';
import { formatDayTime, token } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row, Rows } from '../look/Rows';
import { Warning } from '../look/Warning';
import { needsTab } from './needs.rules';

interface Props {
  rows: readonly NeedsActionRow[];
  /** The tab on which they stand: a way there is left out. */
  shownOn?: string;
  /** Beside the title; how many there are unless it says otherwise. */
  fact?: ReactNode;
}

/** What an administrator should do something about, before anything else. */
export function NeedsPanel({ rows, shownOn = 'admin', fact = rows.length > 0 ? String(rows.length) : undefined }: Props) {
  return (
    <Panel title="Needs action" action={fact}>
      {rows.length === 0 ? (
        <PanelEmpty>Nothing does. Agents run, mails leave, and the picks of the next day are in.</PanelEmpty>
      ) : (
        <Rows>
          {rows.map((row) => (
            <NeedsRow key={row.ID} row={row} shownOn={shownOn} />
          ))}
        </Rows>
      )}
    </Panel>
  );
}

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button component={Link} to={to} color="inherit" size="small" variant="outlined" sx={{ background: token.surface }}>
    {children}
  </Button>
);

function NeedsRow({ row, shownOn }: { row: NeedsActionRow; shownOn: string }) {
  const tab = needsTab(row.kind);
  return (
    <Row waits>
      <span>
        <Warning>
          <TriangleAlert size={16} aria-hidden /> {row.message}
        </Warning>
        {row.at !== '' && <small>{`${row.kind === 'picks_missing' ? 'until' : 'since'} ${formatDayTime(row.at)}`}</small>}
      </span>
      {row.games && row.games.length > 0 ? (
        <Way to={`?tab=gameday&games=${row.games.join(',')}`}>Enter by hand</Way>
      ) : (
        tab && tab.key !== shownOn && <Way to={`?tab=${tab.key}`}>{tab.verb}</Way>
      )}
    </Row>
  );
}
