import { useMemo, type ReactElement } from 'react';
import { PanelEmpty } from '../feedback/PanelStates';
import { formatChance, formatPercent, formatSigned } from '../formats/figures';
import { formatDayTime } from '../formats/when';
import { useShowAll } from '../page/useShowAll';
import { drawnChances, pointsMoved, toldMoments, type ChanceMoment, type ChancePoint } from './chance-line.rules';
import { Chart, Moment } from './chance-line.styles';

export interface ChanceLineProps {
  /** Whose chance of what: 'Chance of five of five'. */
  label: string;
  /** The first of them first; none where nothing tells a chance. */
  points: readonly ChancePoint[];
  /** All, the first of them first; those that moved it enough are shown. */
  moments: readonly ChanceMoment[];
}

const FIRST = 6;
const MARKS = [1, 0.5, 0];

const text = (chance: number): string => formatChance(chance, chance <= 0 || chance >= 1);

/** A chance as it went, with what moved it most named where there is room; below it all that did, the latest first, which is what is read aloud. */
export function ChanceLine({ label, points, moments }: ChanceLineProps): ReactElement {
  const told = useMemo(() => toldMoments(points, moments), [points, moments]);
  if (points.length === 0) return <PanelEmpty>No chance can be told.</PanelEmpty>;
  return (
    <>
      <Drawing label={label} points={points} moments={told} />
      <ChanceMoments moments={told} />
    </>
  );
}

/** What moved a chance, the latest first, with the chance before and after. @param moments the first of them first */
export function ChanceMoments({ moments }: { moments: readonly ChanceMoment[] }): ReactElement {
  const [shown, more] = useShowAll(
    useMemo(() => [...moments].reverse(), [moments]),
    FIRST,
    'moments',
  );
  return (
    <>
      {shown.length > 0 && (
        <ul role="list" aria-label="What moved it">
          {shown.map((moment) => (
            <Told key={moment.id} moment={moment} />
          ))}
        </ul>
      )}
      {more}
    </>
  );
}

function Drawing({ label, points, moments }: ChanceLineProps): ReactElement {
  const { top, points: drawn, dots, days } = useMemo(() => drawnChances(points, moments), [points, moments]);
  const named = dots.filter((dot) => dot.named);
  const [first, last] = [points[0]?.chance ?? 0, points.at(-1)?.chance ?? 0];
  return (
    <Chart role="img" aria-label={`${label}: ${text(first)} at first, ${text(last)} now`}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        {MARKS.map((part) => (
          <line key={part} x1="0" x2="100" y1={100 * part} y2={100 * part} />
        ))}
        {named.map(({ moment: { id }, x, y }) => (
          <line key={id} x1={x} x2={x} y1={0} y2={y} />
        ))}
        <polyline points={drawn.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </svg>
      {MARKS.map((part) => (
        <small key={part} data-mark style={{ top: `${100 * (1 - part)}%` }}>
          {formatPercent(top * part)}
        </small>
      ))}
      {dots.map(({ moment: { id }, x, y, named: large }) => (
        <i key={id} data-large={large || undefined} style={{ left: `${x}%`, top: `${y}%` }} />
      ))}
      {named.map(({ moment, x }) => (
        <small key={moment.id} data-name style={{ left: `clamp(64px, ${x}%, 100% - 36px)` }}>
          {moment.title} {formatSigned(pointsMoved(moment))}
        </small>
      ))}
      {days.map(({ x, name }) => (
        <small key={x} data-day style={{ left: `${x}%`, transform: `translateX(-${x}%)` }}>
          {name}
        </small>
      ))}
    </Chart>
  );
}

function Told({ moment }: { moment: ChanceMoment }): ReactElement {
  const { at, title, note, before, after } = moment;
  return (
    <Moment data-up={after > before || undefined}>
      <time>{formatDayTime(at)}</time>
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      <span>
        {text(before)} → <b>{text(after)}</b>
        <small>{formatSigned(pointsMoved(moment))}</small>
      </span>
    </Moment>
  );
}
