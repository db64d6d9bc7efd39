import type { FeedRow } from '@poolhouse/contract';
import { formatDayTime, plural, useApi } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { useState } from 'react';
import { useTool } from '../form/useTool';
import { OnOff } from '../look/OnOff';
import { Quiet } from '../look/Quiet';
import { ResultBlock } from '../look/ResultBlock';
import { RowButton } from '../look/RowButton';
import { Warning } from '../look/Warning';
import { FeedAnswers } from './FeedAnswers';

const when = (at: string) => (at === '' ? 'never' : formatDayTime(at));

const facts: Column<FeedRow>[] = [
  { key: 'good', head: 'Last good', align: 'right', hideOnPhone: true, render: (row) => when(row.last_good) },
  {
    key: 'next',
    head: 'Next',
    align: 'right',
    hideOnPhone: true,
    render: (row) => (row.next_run === '' ? '–' : formatDayTime(row.next_run)),
  },
  { key: 'refused', head: 'Refused', align: 'right', hideOnPhone: true, render: (row) => row.refused },
  { key: 'hand', head: 'By hand', align: 'right', hideOnPhone: true, render: (row) => row.by_hand },
];
const name: Column<FeedRow> = {
  key: 'name',
  head: 'Feed',
  rowHead: true,
  width: '30%',
  render: (row) => (
    <>
      {row.name} {row.last_error !== '' && <Warning>{row.last_error}</Warning>}
      {(row.misfits?.length ?? 0) > 0 && <Warning>{plural(row.misfits?.length ?? 0, 'field')} not as agreed</Warning>}
      {(row.source ?? 0) > 1 && (
        <Quiet>
          {' '}
          answered by source {row.source} of {row.sources}: {row.answered_by}
        </Quiet>
      )}
    </>
  ),
};

interface Presses {
  readonly pending: boolean;
  /** Whose answers are shown. */
  readonly open: string | null;
  turn(feed: string, on: boolean): void;
  show(feed: string | null): void;
}

const columnsOf = ({ pending, open, turn, show }: Presses): Column<FeedRow>[] => [
  name,
  { key: 'on', head: 'On', render: (row) => <FeedSwitch row={row} pending={pending} onTurn={turn} /> },
  ...facts,
  {
    key: 'answers',
    head: 'Action',
    align: 'right',
    render: (row) => (
      <RowButton
        aria-label={`Answers of ${row.name}`}
        aria-expanded={open === row.ID}
        onClick={() => show(open === row.ID ? null : row.ID)}
      >
        Answers
      </RowButton>
    ),
  },
];

function FeedSwitch({ row, pending, onTurn }: { row: FeedRow; pending: boolean; onTurn: Presses['turn'] }) {
  if (row.set_by === 'operator') return <Quiet>by the operator</Quiet>;
  if (row.usual_address === '') return <Quiet>not set</Quiet>;
  return <OnOff label={row.name} on={row.set_by === 'console'} disabled={pending} onChange={(on) => onTurn(row.ID, on)} />;
}

/** Where scores and lines come from, how that goes, and what was last answered. */
export function FeedsPanel({ rows }: { rows: readonly FeedRow[] }) {
  const api = useApi();
  const [open, setOpen] = useState<string | null>(null);
  const { run, pending, result } = useTool((body: { name: string; on: 0 | 1 }) => api.call('POST ad/set_feed', { body }));
  const turn = (feed: string, on: boolean) => void run({ name: feed, on: on ? 1 : 0 });
  return (
    <Panel title="Feeds">
      {rows.length === 0 ? (
        <PanelEmpty>No feed is set up.</PanelEmpty>
      ) : (
        <DataTable
          caption="Feeds"
          columns={columnsOf({ pending, open, turn, show: setOpen })}
          rows={rows}
          rowKey={(row) => row.ID}
          rest={(row) =>
            `Last good ${when(row.last_good)}, ${row.refused} refused, ${row.by_hand} by hand. ${row.address || row.usual_address}`
          }
        />
      )}
      <ResultBlock result={result} />
      {open !== null && <FeedAnswers name={open} />}
    </Panel>
  );
}
