import type { GolfYearResultRow } from '@poolhouse/contract';
import { formatMonth, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { finishOf } from './stats.rules';

const [WIDTH, HEIGHT, TOP, FLOOR] = [360, 132, 14, 104];
const [LEFT, RIGHT] = [38, 16];
const LAST_PLACE = 60;
const LINES = [1, 10, 20, 40];

/** Where a place stands: the best at the top, those beyond the last line on the floor. */
const heightOf = (place: number): number => TOP + ((Math.min(place, LAST_PLACE) - 1) / (LAST_PLACE - 1)) * (FLOOR - TOP);

/** Places of the year as a row of pins, oldest first; none yet keep its room. For the eye alone: the table beside it says the same. */
export function PlacesChart({ results }: { results: readonly GolfYearResultRow[] }) {
  const step = (WIDTH - LEFT - RIGHT - 16) / Math.max(1, results.length - 1);
  const [first, last] = [results[0], results.at(-1)];
  return (
    <Chart viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <Scale />
      {results.map((row, n) => (
        <Pin key={row.ID} x={LEFT + 8 + n * step} position={row.Position} />
      ))}
      {first && (
        <text x={LEFT} y={HEIGHT - 8}>
          {formatMonth(first.Start_Date)}
        </text>
      )}
      {last && last !== first && (
        <text x={WIDTH - RIGHT} y={HEIGHT - 8} textAnchor="end">
          {formatMonth(last.Start_Date)}
        </text>
      )}
    </Chart>
  );
}

/** The places to read the others by. */
const Scale = () =>
  LINES.map((place) => (
    <g key={place}>
      <text x={LEFT - 16} y={heightOf(place) + 4} textAnchor="end">
        {place}
      </text>
      <line x1={LEFT - 8} x2={WIDTH - RIGHT + 8} y1={heightOf(place)} y2={heightOf(place)} data-place={place} />
    </g>
  ));

/** A place of the year; on the floor in a word where there is none. */
function Pin({ x, position }: { x: number; position: string }) {
  const place = finishOf(position);
  if (place === null || place >= 1000)
    return (
      <text x={x} y={FLOOR - 4} textAnchor="middle" data-out>
        {position}
      </text>
    );
  return (
    <g>
      <line x1={x} y1={heightOf(place)} x2={x} y2={FLOOR} />
      <circle cx={x} cy={heightOf(place)} r={5} data-top={place <= 10 || undefined} />
    </g>
  );
}

const Chart = styled.svg`
  display: block;
  width: 100%;
  line {
    stroke: ${token.line2};
  }
  line[data-place] {
    stroke-dasharray: 2 3;
  }
  line[data-place='1'] {
    stroke-dasharray: none;
  }
  circle {
    fill: ${token.surface};
    stroke: ${token.brand};
    stroke-width: 2;
  }
  circle[data-top] {
    fill: ${token.brand};
  }
  text {
    font-size: 11px;
    fill: ${token.ink3};
  }
  text[data-out] {
    font-weight: 600;
    fill: ${token.lossInk};
    stroke: ${token.surface};
    stroke-width: 4px;
    paint-order: stroke;
  }
`;
