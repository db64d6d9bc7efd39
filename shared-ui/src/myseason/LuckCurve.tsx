import { formatNumber } from '@poolhouse/contract/formats';
import type { ReactElement, ReactNode } from 'react';
import { Curve } from './charts.styles';
import { luckDrawing, type LuckDrawing } from './luck-curve.rules';
import { LuckText } from './myseason.styles';

/** Something that a player is held against: 'Favorites', 36. */
export interface LuckMark {
  name: string;
  at: number;
}

export interface LuckCurveProps {
  /** How much luck brings as well: '3 coins of 100 do as well'. */
  says: string;
  /** Below it. */
  children: ReactNode;
  /** Of each try, 0 to 1. */
  chances: readonly number[];
  mine: number;
  /** Two, or three, in any order. */
  marks: readonly LuckMark[];
  /** What is counted: 'right'. */
  unit: string;
  /** What the drawing shows, in a sentence. */
  label: string;
}

/** What I have, beside what luck brings and beside simple rules. */
export function LuckCurve({ says, children, chances, mine, marks, unit, label }: LuckCurveProps): ReactElement {
  const drawing = luckDrawing(chances, [mine, ...marks.map(({ at }) => at)]);
  const { from, to, xOf, points } = drawing;
  return (
    <>
      <LuckText>
        <strong>{says}</strong>
        {children}
      </LuckText>
      <Curve role="img" aria-label={label}>
        <p data-me style={{ left: `clamp(40px, ${xOf(mine)}%, 100% - 40px)` }}>
          You, {formatNumber(mine)}
        </p>
        <div data-three={marks.length > 2 || undefined}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
            <line x1="0" x2="100" y1="100" y2="100" />
          </svg>
          <i data-me style={{ left: `${xOf(mine)}%` }} />
          {marks.map(({ name, at }) => (
            <i key={name} style={{ left: `${xOf(at)}%` }} />
          ))}
          <MarkNames marks={marks} xOf={xOf} />
        </div>
        <p>
          <small>
            {from} {unit}
          </small>
          <small>
            {to} {unit}
          </small>
        </p>
      </Curve>
    </>
  );
}

/** The lowest one's name ends at its mark, the highest one's begins there, one between them stands below, and none leaves the drawing. */
function MarkNames({ marks, xOf }: Pick<LuckCurveProps, 'marks'> & Pick<LuckDrawing, 'xOf'>) {
  const sorted = [...marks].sort((a, b) => a.at - b.at);
  return sorted.map(({ name, at }, n) => {
    const [first, last] = [n === 0 && sorted.length > 1, n === sorted.length - 1];
    return (
      <b
        key={name}
        data-left={first || undefined}
        data-below={(!first && !last) || undefined}
        style={{
          left: first ? `max(84px, ${xOf(at)}%)` : last ? `min(100% - 76px, ${xOf(at)}%)` : `clamp(40px, ${xOf(at)}%, 100% - 40px)`,
        }}
      >
        {name}, {formatNumber(at)}
      </b>
    );
  });
}
