import type { AccuracyTotalRow } from '@poolhouse/contract';
import { formatAverage, formatNumber, formatPercent } from '@poolhouse/shared-ui';
import { DataTable, Panel } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import type { ReactNode } from 'react';
import type { AccuracyPage } from './useAccuracy';

interface Measure {
  readonly name: string;
  readonly model: ReactNode;
  readonly line: ReactNode;
  readonly games: number;
}

function measuresOf(total: AccuracyTotalRow): Measure[] {
  const decided = total.wins + total.losses;
  const pair = (name: string, games: number, [model, line]: [number | null, number | null], digits: number) => ({
    name,
    games,
    model: figure(model, line, digits),
    line: figure(line, model, digits),
  });
  return [
    pair('Margin, off by', total.n, [total.model_margin, total.line_margin], 2),
    pair('Total, off by', total.total_n, [total.model_total, total.line_total], 2),
    pair('Brier score', total.n, [total.model_brier, total.line_brier], 4),
    { name: 'Against the spread', games: decided, model: decided === 0 ? '–' : formatPercent(total.wins / decided, 1), line: '–' },
  ];
}

function figure(value: number | null, other: number | null, digits: number): ReactNode {
  const text = value === null ? '–' : formatAverage(value, digits);
  return value !== null && other !== null && value < other ? <b>{text}</b> : text;
}

const TITLES = { tested: 'How good is it', fitted: 'Seasons it was fitted on', live: 'Said before kick-off' } as const;

interface Props {
  readonly accuracy: AccuracyPage;
  readonly sport: 'NFL' | 'NCAA';
  readonly of?: AccuracyTotalRow['ID'];
  /** With the way to the screen that says all. */
  readonly more?: boolean;
}

/** Model and closing line side by side, the better one bold. */
export function HowGood({ accuracy, sport, of = 'tested', more = false }: Props) {
  const total = accuracy.totals.data.find(({ ID }) => ID === of);
  if (!total) return null;
  return (
    <Panel
      id={of === 'tested' ? 'howgood' : of}
      title={TITLES[of]}
      action={total.seasons === '' ? 'no games yet' : `${total.seasons}, ${of}`}
      foot={
        <>
          Points off, mean. Smaller is better. Bold is the better one.{' '}
          {more && <Link to={`/ssf/accuracy?sport=${sport}`}>All about how good it is</Link>}
        </>
      }
    >
      <Measures total={total} caption={TITLES[of]} />
    </Panel>
  );
}

export const Measures = ({ total, caption }: { total: AccuracyTotalRow; caption: string }) => (
  <DataTable
    caption={caption}
    columns={[
      { key: 'name', head: 'Measure', render: ({ name }: Measure) => name, rowHead: true },
      { key: 'model', head: 'Model', align: 'right', render: ({ model }: Measure) => model },
      { key: 'line', head: 'Line', align: 'right', render: ({ line }: Measure) => line },
      { key: 'games', head: 'Games', align: 'right', render: ({ games }: Measure) => formatNumber(games) },
    ]}
    rows={measuresOf(total)}
    rowKey={({ name }) => name}
  />
);
