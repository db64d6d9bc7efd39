import type { AccuracyBinRow } from '@poolhouse/contract';
import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { percentFrom, shareRange } from '../charts/axis.rules';

const [LEFT, RIGHT, TOP, BOTTOM] = [34, 320, 20, 220];
const [SAID_FROM, SAID_TO] = [48, 100];
const x = (said: number): number =>
  LEFT + ((Math.max(SAID_FROM, Math.min(SAID_TO, said)) - SAID_FROM) / (SAID_TO - SAID_FROM)) * (RIGHT - LEFT);

const rangeOf = ({ n, won }: AccuracyBinRow) => shareRange((Number(won) / 100) * n, n);

/** Where so many in 100 that were won stand. */
type Y = (won: number) => number;

/** Eight points with their bars on the diagonal; the closing line's as hollow marks beside them. Its table says the same. */
export function CalibrationChart({ bins }: { bins: readonly AccuracyBinRow[] }) {
  const known = bins.filter(({ n, said, won }) => n > 0 && said !== null && won !== null);
  const from = percentFrom(known.map((bin) => (bin.of === 'model' ? rangeOf(bin)[0] : Number(bin.won))));
  const y: Y = (won) => BOTTOM - ((won - from) / (100 - from)) * (BOTTOM - TOP);
  return (
    <Drawing viewBox="0 0 330 284" role="img" aria-label="Said of the favorite, and won, in 100: model and closing line">
      <Axes from={from} y={y} />
      <line x1={x(48)} y1={y(48)} x2={x(100)} y2={y(100)} data-word />
      {known.map((bin) => (
        <Mark key={bin.ID} bin={bin} y={y} />
      ))}
      <g data-of="model">
        <circle cx={LEFT + 40} cy={BOTTOM + 54} r="4" />
      </g>
      <text x={LEFT + 50} y={BOTTOM + 58}>
        Model
      </text>
      <rect x={LEFT + 126.5} y={BOTTOM + 50.5} width="7" height="7" data-of="line" />
      <text x={LEFT + 142} y={BOTTOM + 58}>
        Closing line
      </text>
    </Drawing>
  );
}

/** Tens of what was won, with their grid, and of what was said. */
function Axes({ from, y }: { from: number; y: Y }) {
  const tens = Array.from({ length: 11 }, (_, n) => 10 * n);
  return (
    <>
      {tens
        .filter((ten) => ten > from && (ten >= 50 || ten % 20 === 0))
        .map((won) => (
          <g key={won}>
            <line x1={LEFT} x2={RIGHT} y1={y(won)} y2={y(won)} data-grid />
            <text x={LEFT - 6} y={y(won) + 4} textAnchor="end">
              {won}
            </text>
          </g>
        ))}
      {[50, 60, 70, 80, 90].map((said) => (
        <text key={said} x={x(said)} y={BOTTOM + 18} textAnchor="middle">
          {said}
        </text>
      ))}
      <text x={LEFT} y={12}>
        Won, %
      </text>
      <text x={(LEFT + RIGHT) / 2} y={BOTTOM + 36} textAnchor="middle">
        Said, % for the favorite
      </text>
    </>
  );
}

/** The model's with the range that chance leaves; the line's alone. */
function Mark({ bin, y }: { bin: AccuracyBinRow; y: Y }) {
  const at = x(Number(bin.said));
  const won = y(Number(bin.won));
  if (bin.of !== 'model') return <rect x={at - 3.5} y={won - 3.5} width="7" height="7" data-of="line" />;
  const [low, high] = rangeOf(bin);
  return (
    <g data-of="model">
      <line x1={at} x2={at} y1={y(low)} y2={y(high)} />
      <circle cx={at} cy={won} r="5" />
    </g>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 420px;
  margin: 0 auto;
  padding: 10px 8px 0;
  text {
    ${type.note};
    fill: ${token.ink2};
  }
  [data-grid] {
    stroke: ${token.line};
  }
  [data-word] {
    stroke: ${token.ctl};
    stroke-dasharray: 4 4;
  }
  [data-of='model'] circle {
    fill: ${token.brand};
  }
  [data-of='model'] line {
    stroke: ${token.brand};
    stroke-width: 2;
  }
  rect[data-of='line'] {
    fill: ${token.surface};
    stroke: ${token.ink2};
    stroke-width: 1.5;
  }
`;
