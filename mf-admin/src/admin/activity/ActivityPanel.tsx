import type { ActivityRow } from '@poolhouse/contract';
import { formatMonthDay, formatTime, lazyPart } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, PanelError, PanelSkeleton, usePhone, type Column } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import { Suspense, useMemo, useState } from 'react';
import { actionWords } from '../../facts/action-words.rules';
import type { Beyond } from '../../form/useBeyond';
import { Block } from '../../look/Block';
import { NameButton } from '../../look/NameButton';
import { Quiet } from '../../look/Quiet';
import { ActivityFilters } from './ActivityFilters';
import { useActivity, type ActivityFilter } from './useActivity';

const Details = lazyPart<{ row: ActivityRow; onClose(): void }>(
  () => import(/* webpackChunkName: "activity-details" */ './ActivityDetails'),
);

const EVERYTHING: ActivityFilter = { q: '', action: '', contest_id: 0, days: 0 };

const when = (at: string) => `${formatMonthDay(at)} ${formatTime(at)}`;

const facts: Column<ActivityRow>[] = [
  { key: 'user', head: 'User', headTitle: 'User: the name then', render: (row) => row.User || <Quiet>the site</Quiet> },
  {
    key: 'dbuser',
    head: 'DB User',
    headTitle: 'DB User: the name now',
    hideOnPhone: true,
    render: (row) => (
      <abbr title="Name now" style={{ textDecoration: 'none' }}>
        {row.DBUser}
      </abbr>
    ),
  },
  { key: 'ip', head: 'IP', hideOnPhone: true, render: (row) => row.IP },
  { key: 'at', head: 'Modtime', align: 'right', hideOnPhone: true, render: (row) => when(row.modtime) },
];

const columnsOf = (phone: boolean, onOpen: (row: ActivityRow) => void): Column<ActivityRow>[] => [
  {
    key: 'action',
    head: 'Action',
    rowHead: true,
    width: phone ? '100%' : '40%',
    render: (row) =>
      row.details === 1 ? (
        <NameButton title={row.Action} onClick={() => onOpen(row)}>
          {actionWords(row.Action)}
        </NameButton>
      ) : (
        <span title={row.Action}>{actionWords(row.Action)}</span>
      ),
  },
  ...facts,
];

/** Who did what, newest first; a row opens what it was before and after. */
export function ActivityPanel() {
  const form = useFormOf(EVERYTHING);
  const [q, action, contest_id, days] = useWatch({ control: form.control, name: ['q', 'action', 'contest_id', 'days'] });
  const [open, setOpen] = useState<ActivityRow | null>(null);
  // The same object as long as nothing was typed.
  const filter = useMemo(() => ({ q, action, contest_id, days }), [q, action, contest_id, days]);
  const log = useActivity(filter);
  return (
    <Panel
      title="Activity log"
      action="Newest first"
      foot="User is the name that the player had then, DB User the name now. Picks that are sealed are left out."
    >
      <ActivityFilters form={form} words={q} rows={log.rows} />
      <LogRows log={log} onOpen={setOpen} />
      {log.more && (
        <Block>
          <Button onClick={log.more}>Show older ({log.total - log.rows.length} more)</Button>
        </Block>
      )}
      {open && (
        <Suspense fallback={null}>
          <Details row={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Panel>
  );
}

function LogRows({ log: { rows, pending, error, retry }, onOpen }: { log: Beyond<ActivityRow>; onOpen(row: ActivityRow): void }) {
  const phone = usePhone();
  return (
    <>
      {error && <PanelError message={error.message} onRetry={retry} />}
      {pending && <PanelSkeleton rows={6} />}
      {!pending && !error && rows.length === 0 && <PanelEmpty>Nothing in the log matches.</PanelEmpty>}
      {!pending && rows.length > 0 && (
        <DataTable
          caption="Activity log"
          columns={columnsOf(phone, onOpen)}
          rows={rows}
          rowKey={(row) => row.ID}
          rest={(row) => (
            <>
              {when(row.modtime)} {row.IP} {row.DBUser !== row.User && `now ${row.DBUser}`}
            </>
          )}
        />
      )}
    </>
  );
}
