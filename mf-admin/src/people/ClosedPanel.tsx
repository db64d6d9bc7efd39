import type { DataOf } from '@poolhouse/contract';
import { formatMonthDay } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, ReadGate, useRead, type Column } from '@poolhouse/shared-ui/board';
import { useState } from 'react';
import { useConsole } from '../facts/console.context';
import { Block } from '../look/Block';
import { Quiet } from '../look/Quiet';
import { RowButton } from '../look/RowButton';
import { HandOverForm } from '../users/HandOverForm';

type Closed = DataOf<'GET ad/closed_accounts'>['closed_accounts']['data'][number];

/** What an account that has no name any more is known by. */
const calledBy = ({ ID, entries }: Closed): string => entries[0] ?? `account ${ID}`;

const columnsOf = (shown: number | null, onOpen: (id: number) => void): Column<Closed>[] => [
  { key: 'entries', head: 'Played as', rowHead: true, width: '60%', render: (row) => <PlayedAs row={row} /> },
  { key: 'closed', head: 'Closed', align: 'right', render: (row) => formatMonthDay(row.closed_at) },
  {
    key: 'action',
    head: 'Action',
    align: 'right',
    render: (row) => (
      <RowButton aria-label={`Open ${calledBy(row)} again`} aria-expanded={shown === row.ID} onClick={() => onOpen(row.ID)}>
        Open again
      </RowButton>
    ),
  },
];

/** Several may be called a former player: the number tells them apart. */
function PlayedAs({ row }: { row: Closed }) {
  return (
    <>
      {calledBy(row)} <Quiet>account {row.ID}</Quiet>
    </>
  );
}

/** Accounts that were closed, for whoever runs the site: one is opened again for an address. */
export function ClosedPanel() {
  const { seat } = useConsole();
  return seat.role === 'site' ? <Listed /> : null;
}

function Listed() {
  const { data: page } = useConsole();
  const read = useRead('GET ad/closed_accounts', undefined, page);
  const [shown, setShown] = useState<number | null>(null);
  return (
    <Panel title="Closed accounts">
      <ReadGate read={read} rows={2} stays>
        {({ closed_accounts: { data: rows } }) => {
          const open = rows.find(({ ID }) => ID === shown);
          return (
            <>
              {rows.length === 0 ? (
                <PanelEmpty>No account is closed.</PanelEmpty>
              ) : (
                <DataTable
                  caption="Closed accounts"
                  columns={columnsOf(shown, (id) => setShown(shown === id ? null : id))}
                  rows={rows}
                  rowKey={(row) => row.ID}
                />
              )}
              {open && (
                <Block>
                  <HandOverForm key={open.ID} userId={open.ID} called={calledBy(open)} closed />
                </Block>
              )}
            </>
          );
        }}
      </ReadGate>
    </Panel>
  );
}
