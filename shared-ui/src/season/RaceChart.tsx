import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { EntryName } from '../chips/EntryName';
import { ordinal, plural } from '../formats/figures';
import { must } from '../must/must';
import { usePerson } from '../people/people.store';
import { personFill } from '../theme/person-colors';
import { Axes } from './Axes';
import { chartOf, nearestLine, pathOf } from './chart.rules';
import type { Chart } from './chart.types';
import { lineNames } from './line-names.rules';
import type { RaceLine } from './race.rules';
import { Drawing, Frame, Named } from './race.styles';
import { useWidth } from './useWidth';

const HEIGHT = 320;
/** 'Mar 19', in px. */
const NAMED_STEP = 60;
const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** An entry's own figure, beside the way behind that is drawn: 'To par', '−9'. */
export interface RaceFigure {
  head: string;
  text(value: number): string;
}

function standing({ points }: RaceLine, { unit, figure }: Pick<RaceChartProps, 'unit' | 'figure'>): string {
  const last = must(points.at(-1), 'a line has a point');
  return `${figure ? figure.text(last.value) : plural(last.value, unit)}, ${ordinal(last.rank)}${last.behind > 0 ? `, ${last.behind} behind` : ''}`;
}

export interface RaceChartProps {
  lines: readonly RaceLine[];
  /** Mine. */
  entryId: number;
  /** 'win' */
  unit: string;
  step: 'week' | 'day' | 'hole' | 'event';
  figure?: RaceFigure | undefined;
  /** What a step is called below the lines, where its number says little: 'Mar 19'. */
  stepName?: ((step: number) => string) | undefined;
  /** By entry: of its line, in place of its player's own color. @deprecated a person has one color everywhere */
  colors?: ReadonlyMap<number, string> | undefined;
}

/** The way behind the leader, week by week. One line takes Tab, arrows walk the lines, pointing at one names it. */
export function RaceChart({ lines, entryId, unit, step: counted, figure, stepName = String, colors }: RaceChartProps): ReactElement {
  const [frame, width] = useWidth(640);
  const chart = chartOf(lines, width, HEIGHT, stepName === String ? undefined : NAMED_STEP);
  const names = new Map(lineNames(lines, chart).map((name) => [name.entryId, name]));
  const { shown, setNamed, handlers } = useNamed(lines, entryId, chart);
  // What is drawn last lies on top: mine, then the one that is named.
  const height = (line: RaceLine): number => (line === shown ? 2 : line.entryId === entryId ? 1 : 0);
  const drawn = [...lines].sort((a, b) => height(a) - height(b));
  return (
    <Frame ref={frame}>
      <Named>
        <EntryName name={shown.name} you={shown.entryId === entryId} /> <span>{standing(shown, { unit, figure })}</span>
      </Named>
      <Drawing
        role="list"
        aria-label={`${counted === 'week' || counted === 'event' ? "The season's race" : 'The race'}: ${unit}s behind the leader after each ${counted}`}
        width={width}
        height={HEIGHT}
        {...handlers}
      >
        <Axes chart={chart} stepName={stepName} />
        {drawn.map((line) => (
          <Line
            key={line.entryId}
            line={line}
            label={`${line.name}, ${standing(line, { unit, figure })}`}
            chart={chart}
            name={names.get(line.entryId)}
            mine={line.entryId === entryId}
            named={line === shown}
            color={colors?.get(line.entryId)}
            onFocus={setNamed}
          />
        ))}
      </Drawing>
    </Frame>
  );
}

/** The line that is named: the one that is pointed at or walked to, else mine, else the first. */
function useNamed(lines: readonly RaceLine[], entryId: number, chart: Chart) {
  const [named, setNamed] = useState<number | null>(null);
  const shown =
    lines.find((line) => line.entryId === named) ?? lines.find((line) => line.entryId === entryId) ?? must(lines[0], 'a race has a line');
  function point(event: PointerEvent<SVGSVGElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    setNamed(nearestLine(lines, chart, { x: event.clientX - box.left, y: event.clientY - box.top }));
  }
  function walk(event: KeyboardEvent<SVGSVGElement>): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = must(lines[Math.min(lines.length - 1, Math.max(0, lines.indexOf(shown) + step))], 'the step stays among the lines');
    setNamed(next.entryId);
    event.currentTarget.querySelector<SVGElement>(`[data-entry="${next.entryId}"]`)?.focus();
  }
  const handlers = { onPointerMove: point, onPointerDown: point, onPointerLeave: () => setNamed(null), onKeyDown: walk };
  return { shown, setNamed, handlers };
}

interface LineProps {
  line: RaceLine;
  label: string;
  chart: Chart;
  /** Where its name stands; undefined where there is no room for it. */
  name: { x: number; y: number; text: string } | undefined;
  mine: boolean;
  named: boolean;
  color: string | undefined;
  onFocus(entryId: number): void;
}

function Line({ line, label, chart, name, mine, named, color, onFocus }: LineProps): ReactElement {
  const last = must(line.points.at(-1), 'a line has a point');
  const person = usePerson(line.name);
  return (
    <g
      role="listitem"
      aria-label={label}
      tabIndex={named ? 0 : -1}
      data-entry={line.entryId}
      data-mine={mine}
      data-named={named}
      onFocus={() => onFocus(line.entryId)}
      style={{ '--ph-person': color ?? personFill(person.color) } as CSSProperties}
    >
      <path d={pathOf(line.points, chart)} />
      <Dot at={[chart.x(last.week), chart.y(last.behind)]} large={named || mine} />
      {name && (
        <text x={name.x} y={name.y + 5} aria-hidden>
          {name.text}
        </text>
      )}
    </g>
  );
}

/** Where a line ends. Its ring shows which one has the focus, apart from every colour of a line. */
function Dot({ at: [x, y], large }: { at: [number, number]; large: boolean }): ReactElement {
  return (
    <>
      <circle cx={x} cy={y} r={large ? 5 : 4} />
      <circle data-ring cx={x} cy={y} r={9} />
    </>
  );
}
