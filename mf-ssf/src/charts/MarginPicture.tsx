import { token, type } from '@poolhouse/shared-ui';
import { VisuallyHidden } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { StatsGame } from '../game/week.types';
import { byHowMuch, chanceWords } from '../game/words.rules';
import { marginAxis } from './axis.rules';

/** Margins of a game that the model has a word on; null for what is not known. */
interface Marks {
  margin: number;
  line: number | null;
  score: number | null;
}

/** Model, line, score and one sigma on one axis of margins; the legend says the same in words. */
export function MarginPicture({ game, sigma }: { game: StatsGame; sigma: number }) {
  const { margin, spread2, score1, score2 } = game;
  if (margin === null) return null;
  const marks: Marks = {
    margin,
    line: spread2 === null ? null : 0 - spread2,
    score: score1 === null || score2 === null ? null : score2 - score1,
  };
  return (
    <Frame>
      <Axis game={game} sigma={sigma} marks={marks} />
      <Words game={game} marks={marks} />
    </Frame>
  );
}

function Axis({ game, sigma, marks: { margin, line, score } }: { game: StatsGame; sigma: number; marks: Marks }) {
  const axis = marginAxis(
    [line, score].filter((mark) => mark !== null),
    sigma,
    margin,
  );
  const x = (points: number) => `${axis.at(points)}%`;
  return (
    <Drawing role="img" aria-label={`The model: ${byHowMuch(game, margin)}, give or take ${sigma}`} height="64">
      <rect x={x(margin - sigma)} y="22" width={`${axis.at(margin + sigma) - axis.at(margin - sigma)}%`} height="16" data-band />
      <text x={x(margin - sigma)} y="16">
        one sigma, ±{sigma}
      </text>
      <line x1="0" x2="100%" y1="30" y2="30" data-axis />
      {axis.ticks.map((points) => (
        <AxisTick key={points} game={game} points={points} x={x(points)} />
      ))}
      {line !== null && <rect x={x(line)} y="20" width="3" height="20" transform="translate(-1.5)" data-line />}
      {score !== null && (
        <svg x={x(score)} y="30" overflow="visible">
          <path d="M0 -7 L7 0 L0 7 L-7 0 Z" data-score />
        </svg>
      )}
      <circle cx={x(margin)} cy="30" r="6" data-model />
    </Drawing>
  );
}

/** A stroke, and whose lead it is; at 0 a longer one. */
function AxisTick({ game, points, x }: { game: StatsGame; points: number; x: string }) {
  const level = points === 0;
  return (
    <g>
      <line x1={x} x2={x} y1={level ? 22 : 26} y2={level ? 38 : 34} data-axis data-level={level} />
      <text x={x} y="56" textAnchor="middle">
        {level ? 'level' : `${points < 0 ? game.team1_id : game.team2_id} by ${Math.abs(points)}`}
      </text>
    </g>
  );
}

function Words({ game, marks: { margin, line, score } }: { game: StatsGame; marks: Marks }) {
  return (
    <Legend>
      <li data-of="model">
        <i aria-hidden="true">●</i> Model: {byHowMuch(game, margin)}
      </li>
      {line !== null && (
        <li>
          <i aria-hidden="true">┃</i> {game.started ? 'Closing line' : 'Line'}: {byHowMuch(game, line)}
        </li>
      )}
      {score !== null && (
        <li>
          <i aria-hidden="true">◇</i> {game.state === 'final' ? 'Final' : 'Score now'}: {byHowMuch(game, score)}
        </li>
      )}
      <li data-chance>
        <VisuallyHidden>Chance: </VisuallyHidden>
        {chanceWords(game)}
      </li>
    </Legend>
  );
}

const Frame = styled.div`
  position: relative;
  padding: 10px 14px 4px;
  border-top: 1px solid ${token.line};
`;
const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  text {
    ${type.note};
    fill: ${token.ink2};
  }
  [data-band] {
    fill: ${token.brandTint};
  }
  [data-axis] {
    stroke: ${token.ctl};
  }
  [data-level='true'] {
    stroke: ${token.ink2};
  }
  [data-line] {
    fill: ${token.ink};
  }
  [data-score] {
    fill: ${token.surface};
    stroke: ${token.ink};
    stroke-width: 2;
  }
  [data-model] {
    fill: ${token.brand};
    stroke: ${token.surface};
  }
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 28px;
  padding: 4px 0 8px;
  list-style: none;
  ${type.cell};
  i {
    font-style: normal;
  }
  [data-of='model'] i {
    color: ${token.brand};
  }
  [data-chance] {
    margin-left: auto;
    font-weight: 600;
  }
`;
