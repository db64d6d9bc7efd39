import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { AccuracyBinRow } from '@poolhouse/contract';
import { percentFrom, shareRange } from '../charts/axis.rules';

const [LEFT, RIGHT, TOP, BOTTOM] = [34, 320, 20, 220];
const [SAID_FROM, SAID_TO] = [48, 100];
const x = (said: number): number =>
  LEFT + ((Math.max(SAID_FROM, Math.min(SAID_TO, said)) - SAID_FROM) / (SAID_TO - SAID_FROM)) * (RIGHT - LEFT);

/** Eight points with their bars on the diagonal; the closing line's as hollow marks beside them. Its table says the same. */
export function CalibrationChart({ bins }: { bins: readonly AccuracyBinRow[] }) {
  const known = bins.filter(({ n, said, won }) => n > 0 && said !== null && won !== null);
  const rangeOf = ({ n, won }: AccuracyBinRow) => shareRange((Number(won) / 100) * n, n);
  const from = percentFrom(known.map((bin) => (bin.of === 'model' ? rangeOf(bin)[0] : Number(bin.won))));
  const y = (won: number): number => BOTTOM - ((won - from) / (100 - from)) * (BOTTOM - TOP);
  const tens = Array.from({ length: 11 }, (_, n) => 10 * n);
  return (
    <Drawing viewBox="0 0 330 284" role="img" aria-label="Said of the favourite, and won, in 100: model and closing line">
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
        Said, % for the favourite
      </text>
      <line x1={x(48)} y1={y(48)} x2={x(100)} y2={y(100)} data-word />
      {known.map((bin) => {
        const { ID, of, said, won } = bin;
        const [low, high] = rangeOf(bin);
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
