import type { GolfConfigRow } from '@poolhouse/contract';
import { DataTable, figure, Panel, PanelEmpty, usePhone, useShowAll } from '@poolhouse/shared-ui/board';
import { useMemo } from 'react';
import type { GolfPage } from '../contest/golf.types';
import { sideOf, ToPar } from '../contest/HoleMark';
import { toParOf, toParText } from '../contest/score.rules';
import { golferStats, type GolferStats } from './golfer-stats.rules';

const FIRST = 10;

export function GolferStatsPanel({ data, config, mine }: { data: GolfPage; config: GolfConfigRow; mine: ReadonlySet<number> }) {
  const rows = useMemo(() => golferStats(data), [data]);
  const [shown, more] = useShowAll(rows, FIRST, 'golfers');
  const phone = usePhone();
  /** A phone has room for short heads alone; the whole word is said. */
  const made = (head: string, short: string, value: (row: GolferStats) => number | string) => ({
    ...figure<GolferStats>(head, value),
    ...(phone ? { head: short, headTitle: head } : {}),
  });
  return (
    <Panel id="golfers" title="Golfer stats" action={config.locked ? undefined : 'Picks are sealed'}>
      {rows.length === 0 ? (
        <PanelEmpty>Nobody has played a hole yet.</PanelEmpty>
      ) : (
        <DataTable<GolferStats>
          caption="What golfers have made in this tournament"
          columns={[
            { key: 'name', head: 'Name', rowHead: true, width: '100%', render: (row) => row.name },
            made('Picked Count', 'Picks', (row) => row.picked ?? ''),
            {
              key: 'score',
              head: 'Score',
              align: 'right',
              render: (row) => <ToPar data-side={sideOf(toParOf(row.score))}>{toParText(toParOf(row.score))}</ToPar>,
            },
            made('Birdies', 'Brd', (row) => row.birdies),
            made('Eagles', 'Egl', (row) => row.eagles),
            made('Bogies', 'Bog', (row) => row.bogies),
          ]}
          rows={shown}
          rowKey={(row) => row.golferId}
          mine={(row) => mine.has(row.golferId)}
        />
      )}
      {more}
    </Panel>
  );
}
