import type { MySeasonStep } from '@poolhouse/contract';
import { ordinal } from '@poolhouse/contract/formats';
import type { ReactElement } from 'react';
import { must } from '../must/must';
import { Chart } from './charts.styles';
import { rankLine } from './rank-line.rules';
import { unitShort, type SeasonUnit } from './season-unit.rules';

interface Props {
  weeks: readonly Pick<MySeasonStep, 'Week' | 'Rank'>[];
  entries: number;
  unit: SeasonUnit;
}

/** My place after each week or tournament. What it shows stands one by one in `SeasonSteps` as well. */
export function RankChart({ weeks, entries, unit }: Props): ReactElement {
  const { points, best, marks } = rankLine(weeks, entries);
  const last = must(points.at(-1), 'a season has weeks');
  return (
    <Chart
      role="img"
      aria-label={`Rank by ${unit}: ${ordinal(best.rank)} at best, after ${unit} ${best.week}; ${ordinal(last.rank)} after ${unit} ${last.week}`}
    >
      <div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {marks.map(({ rank, y }) => (
            <line key={rank} x1="0" x2="100" y1={y} y2={y} />
          ))}
          <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
        {marks.map(({ rank, y }) => (
          <small key={rank} data-rank style={{ top: `${y}%` }}>
            {rank}
          </small>
        ))}
        {points.map(({ week, x, y }) => (
          <i key={week} data-large={week === best.week || week === last.week || undefined} style={{ left: `${x}%`, top: `${y}%` }} />
        ))}
      </div>
      <p>
        <small>{unitShort(unit, must(points[0], 'a season has weeks').week)}</small>
        <small data-best>
          Best: {ordinal(best.rank)}, after {unit} {best.week}
        </small>
        <small>{unitShort(unit, last.week)}</small>
      </p>
    </Chart>
  );
}
