import { must } from '../must/must';
import type { Chart } from './chart.types';
import type { RaceLine } from './race.rules';

/** Between two names, and of one letter on average, in px of the note's face. */
const LEADING = 16;
const LETTER = 7.2;
/** From the end of a line to its name. */
const GAP = 8;
const MOST = 150;

export interface LineName {
  entryId: number;
  /** Cut where the room is short: 'Shankopot…'. */
  text: string;
  x: number;
  y: number;
}

/** Room right of the lines for their names: at most a third of the drawing; 0 where they would stand on each other. */
export function roomForNames(lines: readonly RaceLine[], width: number, height: number): number {
  if (lines.length * LEADING > height) return 0;
  const longest = Math.max(0, ...lines.map(({ name }) => name.length));
  return Math.round(Math.min(MOST, width / 3, GAP + longest * LETTER));
}

/** A name at the end of each line, pushed apart where lines end close to each other; none where there is no room for them. */
export function lineNames(lines: readonly RaceLine[], { x, y, floor, names: room }: Chart): LineName[] {
  if (room === 0) return [];
  const letters = Math.max(1, Math.floor((room - GAP) / LETTER));
  const names = lines
    .map(({ entryId, name, points }) => {
      const last = must(points.at(-1), 'a line has a point');
      return { entryId, text: name.length > letters ? `${name.slice(0, letters - 1)}…` : name, x: x(last.week) + GAP, y: y(last.behind) };
    })
    .sort((a, b) => a.y - b.y);
  // Down from the first, then up from the last, so that none stands among the weeks.
  let free = -Infinity;
  for (const name of names) {
    name.y = Math.max(name.y, free);
    free = name.y + LEADING;
  }
  free = floor;
  for (const name of names.toReversed()) {
    name.y = Math.min(name.y, free);
    free = name.y - LEADING;
  }
  return names;
}
