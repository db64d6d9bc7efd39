import type { Chart } from './chart.types';
import { roomForNames } from './line-names.rules';
import type { RaceLine, RacePoint } from './race.rules';
import { marks } from './scale.rules';

/** Room for the figures left and right of the lines and for the weeks below, in px. */
const EDGE = { left: 40, right: 16, top: 12, bottom: 26 };

/** Room that the number of a week needs below the lines, px. */
const TICK = 36;

/**
 * A chart in px: weeks from left to right, the leader on top, everybody else further down.
 *
 * @param tick room that the name of a step needs, px
 */
export function chartOf(lines: readonly RaceLine[], width: number, height: number, tick = TICK): Chart {
  const points = lines.flatMap((line) => line.points);
  const first = Math.min(...points.map((point) => point.week));
  const last = Math.max(...points.map((point) => point.week));
  const range = Math.max(1, ...points.map((point) => point.behind));
  const floor = height - EDGE.bottom;
  const names = roomForNames(lines, width, floor);
  const inside = { width: Math.max(1, width - EDGE.left - EDGE.right - names), height: Math.max(1, height - EDGE.top - EDGE.bottom) };
  const every = marks(last - first, Math.max(1, Math.floor(inside.width / tick)));
  return {
    width,
    height,
    floor,
    x: (week) => EDGE.left + (last === first ? inside.width / 2 : ((week - first) / (last - first)) * inside.width),
    y: (behind) => EDGE.top + (behind / range) * inside.height,
    weeks: every.map((week) => first + week),
    names,
    rules: marks(range, 5),
  };
}

const short = (n: number): string => n.toFixed(1).replace(/\.0$/, '');

/** The line as an SVG path. */
export function pathOf(points: readonly RacePoint[], { x, y }: Chart): string {
  return points.map((point, i) => `${i === 0 ? 'M' : 'L'}${short(x(point.week))} ${short(y(point.behind))}`).join('');
}

/** The entry whose line runs nearest to a place in the chart; null for a chart without lines. */
export function nearestLine(lines: readonly RaceLine[], chart: Chart, at: { x: number; y: number }): number | null {
  let found: { entryId: number; distance: number } | null = null;
  for (const { entryId, points } of lines) {
    for (const point of points) {
      const distance = Math.hypot(2 * (chart.x(point.week) - at.x), chart.y(point.behind) - at.y);
      if (!found || distance < found.distance) found = { entryId, distance };
    }
  }
  return found?.entryId ?? null;
}
