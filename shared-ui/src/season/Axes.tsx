import type { ReactElement } from 'react';
import { formatNumber } from '../formats/figures';
import type { Chart } from './chart.types';

/** Weeks below, the way behind the leader at the left. The lines say it all in words, so these stay silent. */
export function Axes({
  chart: { width, height, x, y, weeks, rules, names },
  stepName,
}: {
  chart: Chart;
  stepName(step: number): string;
}): ReactElement {
  return (
    <g aria-hidden>
      {rules.map((behind) => (
        <g key={behind}>
          <line x1={30} x2={width - 10 - names} y1={y(behind)} y2={y(behind)} />
          <text x={32} y={y(behind) + 5} textAnchor="end">
            {formatNumber(-behind)}
          </text>
        </g>
      ))}
      {weeks.map((week) => (
        <text key={week} x={x(week)} y={height - 6} textAnchor="middle">
          {stepName(week)}
        </text>
      ))}
    </g>
  );
}
