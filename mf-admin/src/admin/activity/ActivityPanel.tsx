import { Suspense, useState } from 'react';
import { formatMonthDay, formatTime, lazyPart } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, PanelError, PanelSkeleton, usePhone, type Column } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import type { ActivityRow } from '@poolhouse/contract';
import { Quiet } from '../../look/Quiet';
import { ActionRow } from '../../look/ActionRow';
import { Beside } from '../../look/Beside';
import { Block } from '../../look/Block';
import { NameButton } from '../../look/NameButton';
import { FindField } from '@poolhouse/shared-ui/desk';
import { Field } from '@poolhouse/shared-ui/screen';
import { useConsole } from '../../console/console.context';
import { actionWords } from './action-words.rules';
import { useActivity, type ActivityFilter } from './useActivity';
import { seasonName } from '../../contests/season-name.rules';

const Details = lazyPart<{ row: ActivityRow; onClose(): void }>(
  () => import(/* webpackChunkName: "activity-details" */ './ActivityDetails'),
);
const ActivityCsv = lazyPart<{ rows: readonly ActivityRow[] }>(() => import(/* webpackChunkName: "activity-csv" */ './ActivityCsv'));

const PERIODS = [
  [0, 'All time'],
  [1, 'One day'],
  [7, '7 days'],
  [30, '30 days'],
] as const;

const Who = styled.abbr`
  text-decoration: none;
`;

const when = (at: string) => `${formatMonthDay(at)} ${formatTime(at)}`;

/** Who did what, newest first; a row opens what it was before and after. */
export function ActivityPanel() {
  const { data } = useConsole();
  const phone = usePhone();
  const [filter, setFilter] = useState<ActivityFilter>({ q: '', action: '', contest_id: 0, days: 0 });
  const [open, setOpen] = useState<ActivityRow | null>(null);
  const [csv, setCsv] = useState(false);
  const { rows, total, pending, error, retry, more } = useActivity(filter);
  const columns: Column<ActivityRow>[] = [
    {
      key: 'action',
      head: 'Action',
      rowHead: true,
      width: phone ? '100%' : '40%',
      render: (row) =>
        row.details === 1 ? (
          <NameButton type="button" title={row.Action} onClick={() => setOpen(row)}>
            {actionWords(row.Action)}
          </NameButton>
        ) : (
          <span title={row.Action}>{actionWords(row.Action)}</span>
        ),
    },
    { key: 'user', head: 'User', headTitle: 'User: the name then', render: (row) => row.User || <Quiet>the site</Quiet> },
    {
      key: 'dbuser',
      head: 'DB User',
      headTitle: 'DB User: the name now',
      hideOnPhone: true,
      render: (row) => <Who title="Name now">{row.DBUser}</Who>,
    },
    { key: 'ip', head: 'IP', hideOnPhone: true, render: (row) => row.IP },
    { key: 'at', head: 'Modtime', align: 'right', hideOnPhone: true, render: (row) => when(row.modtime) },
  ];
  return (
    <Panel
      title="Activity log"
      action="Newest first"
      foot="User is the name that the player had then, DB User the name now. Picks that are sealed are left out."
    >
      <Block>
        <Beside>
          <Field label="Action begins with">
            {(part) => (
              <input
                {...part}
                type="text"
                maxLength={60}
                placeholder="Entry"
                value={filter.action}
                onChange={(event) => setFilter({ ...filter, action: event.target.value })}
              />
            )}
          </Field>
          <Field label="Contest">
            {(part) => (
              <select
                {...part}
                value={filter.contest_id}
                onChange={(event) => setFilter({ ...filter, contest_id: Number(event.target.value) })}
              >
                <option value={0}>All contests</option>
                {data.active_contests.data.map((contest) => (
                  <option key={contest.id} value={contest.id}>
                    {seasonName(contest)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Period">
            {(part) => (
              <select {...part} value={filter.days} onChange={(event) => setFilter({ ...filter, days: Number(event.target.value) })}>
                {PERIODS.map(([days, label]) => (
                  <option key={days} value={days}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </Beside>
        <ActionRow>
          <FindField label="Find in the log" value={filter.q} onChange={(q) => setFilter({ ...filter, q })} />
          {csv ? (
            <Suspense fallback={null}>
              <ActivityCsv rows={rows} />
            </Suspense>
          ) : (
            <Button color="inherit" variant="outlined" onClick={() => setCsv(true)}>
              CSV
            </Button>
          )}
        </ActionRow>
      </Block>
      {error && <PanelError message={error.message} onRetry={retry} />}
      {pending ? (
        <PanelSkeleton rows={6} />
      ) : error && rows.length === 0 ? null : rows.length === 0 ? (
        <PanelEmpty>Nothing in the log matches.</PanelEmpty>
      ) : (
        <DataTable
          caption="Activity log"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.ID}
          rest={(row) => (
            <>
              {when(row.modtime)} {row.IP} {row.DBUser !== row.User && `now ${row.DBUser}`}
            </>
          )}
        />
      )}
      {more && (
        <Block>
          <Button onClick={more}>Show older ({total - rows.length} more)</Button>
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
