import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { AccuracyBinRow } from '@poolhouse/contract';
import { shareRange } from '../charts/axis.rules';

const [LEFT, RIGHT, TOP, BOTTOM] = [34, 320, 20, 220];
const [FROM, TO] = [40, 100];
const x = (said: number): number => LEFT + ((said - 48) / (96 - 48)) * (RIGHT - LEFT);
const y = (won: number): number => BOTTOM - ((Math.max(FROM, Math.min(TO, won)) - FROM) / (TO - FROM)) * (BOTTOM - TOP);

/** Eight points with their bars on the diagonal; the closing line's as hollow marks beside them. Its table says the same. */
export function CalibrationChart({ bins }: { bins: readonly AccuracyBinRow[] }) {
  const known = bins.filter(({ n, said, won }) => n > 0 && said !== null && won !== null);
  return (
    <Drawing viewBox="0 0 330 262" role="img" aria-label="Said of the favourite, and won, in 100: model and closing line">
      {[50, 60, 70, 80, 90, 100].map((won) => (
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
        Said, % for the favourite
      </text>
      <line x1={x(48)} y1={y(48)} x2={x(96)} y2={y(96)} data-word />
      {known.map(({ ID, of, n, said, won }) => {
        const [low, high] = shareRange((Number(won) / 100) * n, n);
        const at = x(Number(said));
        return of === 'model' ? (
          <g key={ID} data-of="model">
            <line x1={at} x2={at} y1={y(low)} y2={y(high)} />
            <circle cx={at} cy={y(Number(won))} r="5" />
          </g>
        ) : (
          <rect key={ID} x={at - 3.5} y={y(Number(won)) - 3.5} width="7" height="7" data-of="line" />
        );
      })}
      <g data-of="model">
        <circle cx={RIGHT - 128} cy={BOTTOM - 26} r="4" />
      </g>
      <text x={RIGHT - 118} y={BOTTOM - 22}>
        Model
      </text>
      <rect x={RIGHT - 132} y={BOTTOM - 12} width="7" height="7" data-of="line" />
      <text x={RIGHT - 118} y={BOTTOM - 5}>
        Closing line
      </text>
    </Drawing>
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
