import { DateTime } from 'luxon';
import type { DemoCourse } from './demo-event';

export const DEMO_ZONE = 'America/New_York';

export interface DemoTournament {
  readonly name: string;
  /** Thursday, yyyy-mm-dd. */
  readonly start: string;
  readonly permNum: string;
  readonly double: boolean;
}

const event = (name: string, start: string, permNum: string, double = false): DemoTournament => ({ name, start, permNum, double });

/** Ten that are over, the one that is on, and the next. */
export const demoTournaments: readonly DemoTournament[] = [
  event('Harbor Light Open', '2026-09-03', '901'),
  event('Blue Heron Invitational', '2026-09-10', '902'),
  event('The Founders at Pine Hollow', '2026-09-17', '903', true),
  event('Old Mill Championship', '2026-09-24', '904'),
  event('Prairie Wind Classic', '2026-10-01', '905'),
  event('Lakehouse Pro', '2026-10-08', '906'),
  event('The Lanternstone Championship', '2026-10-15', '907', true),
  event('Cedar Bluff Open', '2026-10-22', '908'),
  event('Stone Chapel Invitational', '2026-10-29', '909'),
  event('Sandpiper Cup of Strokes', '2026-11-05', '910'),
  event('Copper Ridge Classic', '2026-11-19', '911'),
  event('Ironwood Classic', '2026-11-26', '912'),
];
/** The one that is on when the demo starts. */
export const LIVE = 10;

const PARS = [
  [4, 4, 5, 4, 3, 4, 4, 3, 5, 4, 4, 3, 5, 4, 4, 3, 4, 4],
  [4, 5, 3, 4, 4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 5],
];

export function demoCourse(n: number): DemoCourse {
  const pars = PARS[n === LIVE ? 0 : n % 2] ?? [];
  const base: Readonly<Record<number, number>> = { 3: 172, 4: 402, 5: 528 };
  const yards = pars.map((par, hole) => (base[par] ?? 400) + (((hole + 3) * (n + 7) * 13) % 61) - 18);
  return { courseId: 9001 + n, name: `${demoTournaments[n]?.name ?? ''} course`, code: `D${n + 1}`, pars, yards };
}

const TEES = ['07:35', '07:35', '08:12', '08:20'];

/** First tees of the four rounds, epoch ms. */
export function demoDays({ start }: DemoTournament, first = TEES[0] ?? ''): number[] {
  return TEES.map((time, day) =>
    DateTime.fromISO(`${start}T${day === 0 ? first : time}`, { zone: DEMO_ZONE })
      .plus({ days: day })
      .toMillis(),
  );
}
