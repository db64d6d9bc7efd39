import { z } from 'zod';
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
      displayValue: text.default(''),
      period: z.number().int().default(1),
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
export function readEspn(json: unknown): FeedGolf[] | undefined {
  const list = z.object({ events: z.array(event) }).safeParse(json);
  return list.success ? list.data.events.map(eventOf) : undefined;
}

function eventOf({ id, name, date, status: whole, tournament, courses, competitions: [competition] }: z.infer<typeof event>): FeedGolf {
  const problems: string[] = [];
  const golfers: FeedGolfer[] = [];
  const winners: string[] = [];
  const reported = REPORTED[competition.status?.type?.name ?? ''] ?? REPORTED[whole?.type?.name ?? ''] ?? '';
  for (const row of competition.competitors) {
    const read = competitor.safeParse(row);
    if (!read.success) {
      problems.push(`A golfer of ${name} cannot be read: ${read.error.issues[0]?.path.join('.') ?? ''}.`);
      continue;
    }
    golfers.push(golferOf(read.data));
    if (reported === 'FINAL' && read.data.status?.position?.displayName === '1') winners.push(read.data.id);
  }
  const { cutRound, cutCount } = tournament ?? {};
  return {
    ...SAYS_NOTHING,
    source: 'espn',
    event: { espnId: id, name, startDate: date.slice(0, 10) },
    reported,
    cut: cutRound === undefined || !cutCount ? null : { round: cutRound, count: cutCount },
    courses: courses.flatMap(courseOf),
    golfers,
    winners,
    problems,
  };
}

function courseOf(value: unknown): FeedCourse[] {
  const read = course.safeParse(value);
  if (!read.success || read.data.holes.length !== HOLES) return [];
  const holes = [...read.data.holes].sort((a, b) => a.number - b.number);
  return [
    {
      courseId: ESPN_COURSES_FROM + Number(read.data.id),
      name: read.data.name,
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
  const played = holes.map(({ value }) => strokesOf(value));
  if (played.includes(null)) return {};
  return { played: played as number[], ...(holes.length === HOLES ? { strokes } : {}) };
}
