import type { ActiveContestRow } from '@poolhouse/contract';
import { formatMonthDay } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, PanelError, type Column } from '@poolhouse/shared-ui/board';
import { Note } from '@poolhouse/shared-ui/desk';
import { useConsole } from '../facts/console.context';
import { typeTitle } from '../facts/types.rules';
import { Block } from '../look/Block';
import { NameButton } from '../look/NameButton';
import { RowButton } from '../look/RowButton';
import { useContests } from './useContests';

interface Props {
  shown: number | null;
  onOpen(id: number): void;
}

const facts: Column<ActiveContestRow>[] = [
  { key: 'type', head: 'Type', hideOnPhone: true, render: (row) => typeTitle(row.contest_type) },
  { key: 'year', head: 'Year', align: 'right', render: (row) => row.year },
  { key: 'entries', head: 'Entries', align: 'right', render: (row) => row.entry_count },
  { key: 'paid', head: 'Paid', align: 'right', hideOnPhone: true, render: (row) => row.paid_count },
  {
    key: 'state',
    head: 'State',
    align: 'right',
    hideOnPhone: true,
    render: (row) => (row.frozen_at === '' ? 'open' : `frozen ${formatMonthDay(row.frozen_at)}`),
  },
];

const columnsOf = ({ shown, onOpen }: Props): Column<ActiveContestRow>[] => [
  {
    key: 'name',
    head: 'Name',
    rowHead: true,
    width: '40%',
    render: (row) => (
      <NameButton aria-pressed={row.id === shown} onClick={() => onOpen(row.id)}>
        {row.name}
      </NameButton>
    ),
  },
  ...facts,
];

/** Every contest of the group, the latest year first. */
export function ContestsPanel(props: Props) {
  const { rows, total, more, error, retry } = useContests();
  return (
    <Panel title="Active Contests" action={String(total)}>
      {rows.length === 0 ? <NoContest /> : <ContestList rows={rows} {...props} />}
      {error && <PanelError message={error.message} onRetry={retry} />}
      {more && (
        <Block>
          <RowButton color="primary" variant="text" size="medium" onClick={more}>
            Show more contests
          </RowButton>
          <Note>
            {rows.length} of {total}
          </Note>
        </Block>
      )}
    </Panel>
  );
}

function NoContest() {
  const { seat } = useConsole();
  return (
    <PanelEmpty>
      {seat.role === 'helper' ? 'You help in no contest.' : 'No contest is open yet. Open the first one, then invite the players.'}
    </PanelEmpty>
  );
}

function ContestList({ rows, ...props }: Props & { rows: readonly ActiveContestRow[] }) {
  return (
    <DataTable
      caption="Active contests"
      columns={columnsOf(props)}
      rows={rows}
      rowKey={(row) => row.id}
      mine={(row) => row.id === props.shown}
      rest={(row) => (
        <>
          {typeTitle(row.contest_type)}, {row.paid_count} of {row.entry_count} paid, {row.frozen_at === '' ? 'open' : 'frozen'}
        </>
      )}
    />
  );
}
