import { z } from 'zod';
import { fit, valueAt } from '../../../../sport/feeds/fit';
import { misfitAt, type Misfit, type Path } from '../../../../sport/feeds/misfit';
import type { GolferStatus, Reported } from '../../golf';
import { SAYS_NOTHING, type FeedCourse, type FeedGolf, type FeedGolfer, type FeedRound } from '../feed-golf';
import { byHole, instantOf, strokesOf, toParOf } from './words.rules';

const text = z.string();
const hole = z.object({ period: z.number().int().optional(), value: z.number().optional() });
const line = z.object({
  period: z.number().int().optional(),
  value: z.number().optional(),
  displayValue: text.optional(),
  teeTime: text.optional(),
  linescores: z.array(hole).optional(),
  isPlayoff: z.boolean().optional(),
});
const competitor = z.object({
  id: text,
  athlete: z.object({ displayName: text }),
  linescores: z.array(line).default([]),
  status: z
    .object({
      // With a default for these somebody who is out would be in, and the round that is on another one.
      displayValue: text,
      period: z.number().int(),
      teeTime: text.optional(),
      startHole: z.number().int().optional(),
      thru: z.number().int().optional(),
      type: z.object({ name: text }),
      position: z.object({ displayName: text }).optional(),
    })
    .optional(),
});
const status = z.object({ period: z.number().int().optional(), type: z.object({ name: text }).optional() }).optional();
const course = z.object({
  id: text,
  name: text.default(''),
  holes: z.array(z.object({ number: z.number().int(), shotsToPar: z.number().int(), totalYards: z.number().default(0) })),
});
const event = z.object({
  id: text,
  name: text,
  date: text,
  status,
  tournament: z.object({ cutRound: z.number().int().optional(), cutCount: z.number().int().optional() }).optional(),
  courses: z.array(z.unknown()).default([]),
  competitions: z.tuple([z.object({ status, competitors: z.array(z.unknown()) })], z.unknown()),
});

/** ESPN's courses have numbers of its own, which stand apart from the tour's. */
export const ESPN_COURSES_FROM = 10_000_000;
const REPORTED: Readonly<Record<string, Reported>> = {
  STATUS_SUSPENDED: 'SUSPENDED',
  STATUS_DELAYED: 'SUSPENDED',
  STATUS_RAIN_DELAY: 'SUSPENDED',
  STATUS_FINAL: 'FINAL',
  STATUS_CANCELED: 'CANCELLED',
};
const OUT = new Set<string>(['CUT', 'MDF', 'WD', 'DQ'] satisfies GolferStatus[]);
const HOLES = 18;

/** Leaderboard or scoreboard of ESPN, one answer for each event in it. Undefined for another shape. */
export function readEspn(json: unknown, misfits: Misfit[]): FeedGolf[] | undefined {
  const list = fit(z.object({ events: z.array(z.unknown()) }), json, [], misfits);
  return list?.events.flatMap((raw, n) => {
    const read = fit(event, raw, ['events', n], misfits);
    return read ? [eventOf(read, ['events', n], misfits)] : [];
  });
}

function eventOf(
  { id, name, date, status: whole, tournament, courses, competitions: [competition] }: z.infer<typeof event>,
  at: Path,
  misfits: Misfit[],
): FeedGolf {
  const golfers: FeedGolfer[] = [];
  const winners: string[] = [];
  const reported = REPORTED[competition.status?.type?.name ?? ''] ?? REPORTED[whole?.type?.name ?? ''] ?? '';
  for (const [n, row] of competition.competitors.entries()) {
    const place = [...at, 'competitions', 0, 'competitors', n];
    const read = fit(competitor, row, place, misfits);
    if (!read) continue;
    for (const path of halfNumbered(read)) misfits.push(misfitAt([...place, ...path], 'is not a whole number', valueAt(row, path)));
    golfers.push(golferOf(read));
    if (reported === 'FINAL' && read.status?.position?.displayName === '1') winners.push(read.id);
  }
  const { cutRound, cutCount } = tournament ?? {};
  return {
    ...SAYS_NOTHING,
    source: 'espn',
    event: { espnId: id, name, startDate: date.slice(0, 10) },
    reported,
    cut: cutRound === undefined || !cutCount ? null : { round: cutRound, count: cutCount },
    courses: courses.flatMap((value, n) => courseOf(fit(course, value, [...at, 'courses', n], misfits))),
    golfers,
    winners,
  };
}

/** Holes of a round of which some have a number and some have none: nobody can tell which they are. */
function halfNumbered({ linescores }: z.infer<typeof competitor>): Path[] {
  return linescores.flatMap(({ linescores: holes = [] }, n) => {
    const without = holes.findIndex(({ period }) => period === undefined);
    return without === -1 || holes.every(({ period }) => period === undefined) ? [] : [['linescores', n, 'linescores', without, 'period']];
  });
}

function courseOf(read: z.infer<typeof course> | undefined): FeedCourse[] {
  if (read?.holes.length !== HOLES) return [];
  const holes = [...read.holes].sort((a, b) => a.number - b.number);
  return [
    {
      courseId: ESPN_COURSES_FROM + Number(read.id),
      name: read.name,
      code: '',
      pars: holes.map(({ shotsToPar }) => shotsToPar),
      yards: holes.map(({ totalYards }) => totalYards),
    },
  ];
}

function golferOf({ id, athlete, linescores, status: own }: z.infer<typeof competitor>): FeedGolfer {
  // STATUS_CUT stands for who withdrew as well; the text beside it does not.
  const out = own && OUT.has(own.displayValue) ? (own.displayValue as GolferStatus) : null;
  return {
    id,
    name: athlete.displayName,
    status: own ? (out ?? 'IN') : null,
    rounds: linescores.flatMap((one, n) => (one.isPlayoff ? [] : [roundOf(one, one.period ?? n + 1, own)])),
  };
}

function roundOf(one: z.infer<typeof line>, round: number, own: z.infer<typeof competitor>['status']): FeedRound {
  const value = strokesOf(one.value);
  const isOn = own?.period === round;
  const toPar = value === null ? null : toParOf(one.displayValue);
  const thru = !own || value === null ? null : !isOn || own.type.name === 'STATUS_FINISH' ? HOLES : (own.thru ?? null);
  return {
    round,
    toPar,
    thru,
    strokes: thru === HOLES ? value : null,
    teeAt: instantOf(one.teeTime) ?? (isOn ? instantOf(own.teeTime) : null),
    startHole: isOn && (own.startHole === 1 || own.startHole === 10) ? own.startHole : null,
    ...holesOf(one.linescores ?? [], value),
  };
}

/** With numbers where each has one; else in the order of play, with the strokes where all eighteen are there. */
function holesOf(holes: readonly z.infer<typeof hole>[], strokes: number | null): Partial<FeedRound> {
  if (holes.length === 0) return {};
  if (holes.every(({ period }) => period !== undefined))
    return {
      holes: byHole(holes.map(({ period, value }) => ({ hole: period ?? 0, value: strokesOf(value) }))),
      ...(holes.length === HOLES ? { strokes } : {}),
    };
  if (holes.some(({ period }) => period !== undefined)) return {};
  const played = holes.map(({ value }) => strokesOf(value));
  if (played.includes(null)) return {};
  return { played: played as number[], ...(holes.length === HOLES ? { strokes } : {}) };
}
