import type { LockedUserRow } from '@poolhouse/contract';
import { formatTime, useApi } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { Lock, LockOpen } from 'lucide-react';
import { useTool } from '../form/useTool';
import { ResultBlock } from '../look/ResultBlock';
import { RowButton } from '../look/RowButton';

const columnsOf = (pending: boolean, unlock: (email: string) => void): Column<LockedUserRow>[] => [
  {
    key: 'email',
    head: 'Email',
    rowHead: true,
    width: '100%',
    render: (row) => (
      <>
        <Lock size={16} aria-hidden /> {row.Email}
      </>
    ),
  },
  { key: 'until', head: 'Until', align: 'right', hideOnPhone: true, render: (row) => formatTime(row.until) },
  {
    key: 'action',
    head: 'Action',
    align: 'right',
    render: ({ Email }) => (
      <RowButton
        startIcon={<LockOpen size={16} aria-hidden />}
        aria-label={`Unlock ${Email}`}
        disabled={pending}
        onClick={() => unlock(Email)}
      >
        Unlock
      </RowButton>
    ),
  },
];

/** Who is kept out after too many failed sign-ins. */
export function LockedPanel({ rows }: { rows: readonly LockedUserRow[] }) {
  const api = useApi();
  const { run, pending, result } = useTool((userName: string) => api.call('GET ad/UnlockUser', { query: { userName } }));
  return (
    <Panel title="Locked Users" action={String(rows.length)}>
      {rows.length === 0 ? (
        <PanelEmpty>Nobody. Ten failed sign-ins lock an account for 30 minutes.</PanelEmpty>
      ) : (
        <DataTable caption="Locked users" columns={columnsOf(pending, (email) => void run(email))} rows={rows} rowKey={(row) => row.ID} />
      )}
      <ResultBlock result={result} />
    </Panel>
  );
}
