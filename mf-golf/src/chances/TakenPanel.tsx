import { formatList, formatPercent, formatSignedPercent, plural } from '@poolhouse/shared-ui';
import { DataTable, figure, Panel, PanelEmpty, useShowAll, type Column } from '@poolhouse/shared-ui/board';
import { TwoLines } from '../contest/board.styles';
import { sideOf, ToPar } from '../contest/HoleMark';
import { toParOf, toParText } from '../contest/score.rules';
import { takenOf, type Taken } from './taken.rules';
import type { Shown } from './WinPanel';

/** Who took whom, and what each golfer's next hole is worth to me; whose is worth most first. */
export function TakenPanel({ data, chances, config }: Shown) {
  const taken = takenOf(data);
  const worth = ({ id }: Taken) => chances?.leverage.get(id) ?? null;
  const sorted = chances ? [...taken].sort((a, b) => Math.abs(worth(b) ?? 0) - Math.abs(worth(a) ?? 0)) : taken;
  const [shown, more] = useShowAll(sorted, 12, 'golfers');
  return (
    <Panel
      title="Who took whom"
      action={plural(taken.length, 'golfer')}
      foot="Worth to me: my win chance with a birdie on the golfer’s next hole, less that with a bogey. For each: the share of the entries that have the golfer."
    >
      {taken.length === 0 ? (
        <PanelEmpty>{config?.locked === 1 ? 'Nobody has a golfer.' : 'Picks are sealed until the first tee.'}</PanelEmpty>
      ) : (
        <>
          <DataTable<Taken>
            caption="Who took whom"
            columns={columnsOf(data.picks.data.length, worth)}
            rows={shown}
            rowKey={(row) => row.id}
            mine={(row) => row.mine}
          />
          {more}
        </>
      )}
    </Panel>
  );
}

const columnsOf = (entries: number, worth: (row: Taken) => number | null): Column<Taken>[] => [
  {
    key: 'golfer',
    head: 'Golfer',
    rowHead: true,
    width: '100%',
    render: (row) => (
      <TwoLines>
        <b>{row.name}</b> {row.position} <ToPar data-side={sideOf(toParOf(row.score))}>{toParText(toParOf(row.score))}</ToPar>
        <small>{formatList(row.entries)}</small>
      </TwoLines>
    ),
  },
  figure('Share', (row) => formatPercent(row.entries.length / entries)),
  figure('Worth to me', (row) => {
    const leverage = worth(row);
    return leverage === null ? '–' : formatSignedPercent(leverage);
  }),
];
