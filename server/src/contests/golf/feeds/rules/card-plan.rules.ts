import { DateTime } from 'luxon';
import type { RoundCard, Tournament } from '../../golf';
import { HOLES, NO_HOLES, posted, thruOf } from '../../rules/card.rules';
import type { Doubts } from '../../rules/doubts.rules';
import type { FeedRound, FeedTee } from '../feed-golf';
import { inHoleOrder, startOf } from './hole-order.rules';

export interface CardQuestion {
  readonly golferId: number;
  readonly before: RoundCard | undefined;
  readonly report: FeedRound;
  /** Pars by course. */
  readonly parsOf: ReadonlyMap<number, readonly number[]>;
  readonly tournament: Pick<Tournament, 'startDate' | 'zone'>;
  readonly doubts: Doubts;
  readonly now: number;
}

/** A card after an answer; undefined where it says nothing new. `refused` is what of it was not believed. */
export interface CardPlan {
  readonly card?: RoundCard;
  readonly refused?: string;
}

/** What one golfer's round is after an answer. It goes forward: holes played never fall, a posted hole never vanishes. */
export function planCard({ golferId, before, report, parsOf, tournament, doubts, now }: CardQuestion): CardPlan {
  const key = (what: string) => `${golferId}:${report.round}:${what}`;
  const courseId = courseOf(before, report, parsOf);
  if (courseId === undefined) return tellsScores(report) ? { refused: 'the course of this tournament is not known' } : {};
  const pars = parsOf.get(courseId) ?? [];
  const base = before ?? emptyCard(golferId, report.round, courseId);
  const isBehind = report.thru !== null && report.thru !== undefined && report.thru < base.reportedThru;
  // An answer that is behind what is known says nothing of totals; its holes may still be ones that nobody has told.
  const total = isBehind ? {} : reportedTotal(report, { base, pars, doubts, key });
  const strokes = total.strokes === undefined ? base.strokes : total.strokes;
  const teeAt = teeOf(report, tournament);
  const { holes, start = report.startHole ?? null } = base.manual ? {} : reportedHoles(report, { base, pars, teeAt });
  const adds = holes && addsUp(holes, strokes);
  const settled = holes && adds ? holes.map((one, n) => doubts.settle(key(`h${n + 1}`), base.holes[n] ?? null, one)) : base.holes;
  const began = thruOf({ holes: settled, reportedThru: Math.max(base.reportedThru, report.thru ?? 0) }) > 0;
  const next: RoundCard = {
    ...base,
    courseId,
    startHole: (posted(base.holes) > 0 ? null : start) ?? base.startHole,
    teeAt: base.teeAt === null || !began ? (teeAt ?? base.teeAt) : base.teeAt,
    holes: settled,
    at: settled.map((one, n) => (one === null ? null : base.holes[n] === one ? (base.at[n] ?? now) : now)),
    reportedToPar: total.toPar ?? base.reportedToPar,
    reportedThru: Math.max(base.reportedThru, isBehind ? 0 : (report.thru ?? 0)),
    strokes,
    lastShot: !isBehind && report.lastShot ? report.lastShot : base.lastShot,
  };
  const refused = holes && !adds ? `holes add up to ${sumOf(holes)} and not to ${strokes}` : undefined;
  const changed = isChanged(before, next);
  return {
    ...(changed ? { card: { ...next, reportedAt: isReported(before, next) ? now : base.reportedAt } } : {}),
    ...(refused === undefined ? {} : { refused }),
  };
}

/** What the answer says of the round as a whole. */
function reportedTotal(
  report: FeedRound,
  { base, pars, doubts, key }: { base: RoundCard; pars: readonly number[]; doubts: Doubts; key: (what: string) => string },
): { toPar?: number | null; strokes?: number | null } {
  const whole = report.thru === HOLES || (report.strokes ?? null) !== null;
  const strokes = whole ? doubts.settle(key('strokes'), base.strokes, report.strokes ?? null) : base.strokes;
  const ofPars = strokes !== null && pars.length === HOLES ? strokes - pars.reduce((sum, par) => sum + par, 0) : null;
  const toPar = report.toPar ?? (whole ? ofPars : null);
  const goesOn = (report.thru ?? 0) > base.reportedThru || base.reportedToPar === null;
  return { strokes, toPar: goesOn ? (toPar ?? base.reportedToPar) : doubts.settle(key('total'), base.reportedToPar, toPar) };
}

/** The holes that it tells, and where the round was begun if they say it; nothing for none, or where their order cannot be told. */
function reportedHoles(
  report: FeedRound,
  { base, pars, teeAt }: { base: RoundCard; pars: readonly number[]; teeAt: number | null },
): { holes?: readonly (number | null)[]; start?: 1 | 10 } {
  if (report.holes) return report.holes.some((one) => one !== null) ? { holes: report.holes } : {};
  if (!report.played || report.played.length === 0) return {};
  // The board's own start counts where the tee sheet or a leaderboard has told it.
  const start =
    report.startHole ?? (base.startHole === 10 || base.teeAt !== null || teeAt !== null ? base.startHole : startOf(report.played, pars));
  return start === null ? {} : { holes: inHoleOrder(report.played, start), start };
}

const sumOf = (holes: readonly (number | null)[]): number => holes.reduce<number>((sum, one) => sum + (one ?? 0), 0);
const addsUp = (holes: readonly (number | null)[], strokes: number | null): boolean =>
  strokes === null || posted(holes) < HOLES || sumOf(holes) === strokes;

const tellsScores = ({ holes, played, thru, strokes }: FeedRound): boolean =>
  holes !== undefined || played !== undefined || (thru ?? 0) > 0 || (strokes ?? null) !== null;

function courseOf(before: RoundCard | undefined, report: FeedRound, parsOf: CardQuestion['parsOf']): number | undefined {
  if (report.courseId !== null && report.courseId !== undefined && parsOf.has(report.courseId) && (!before || thruOf(before) === 0))
    return report.courseId;
  return before?.courseId ?? [...parsOf.keys()][0];
}

/** A tee time as an instant: a time of day stands for the round's own day on the course. */
function teeOf({ teeAt, round }: FeedRound, { startDate, zone }: CardQuestion['tournament']): number | null {
  const tee: FeedTee | null = teeAt ?? null;
  if (tee === null || typeof tee === 'number') return tee;
  const date =
    tee.date ??
    DateTime.fromISO(startDate)
      .plus({ days: round - 1 })
      .toISODate();
  const at = DateTime.fromISO(`${date}T${tee.local}`, { zone });
  return at.isValid ? at.toMillis() : null;
}

const emptyCard = (golferId: number, round: number, courseId: number): RoundCard => ({
  golferId,
  round,
  courseId,
  startHole: 1,
  teeAt: null,
  holes: NO_HOLES,
  at: NO_HOLES,
  reportedToPar: null,
  reportedThru: 0,
  reportedAt: 0,
  strokes: null,
  lastShot: '',
  manual: false,
});

const isReported = (before: RoundCard | undefined, next: RoundCard): boolean =>
  !before || before.reportedToPar !== next.reportedToPar || before.reportedThru !== next.reportedThru || before.lastShot !== next.lastShot;

function isChanged(before: RoundCard | undefined, next: RoundCard): boolean {
  if (!before) return next.teeAt !== null || thruOf(next) > 0 || next.strokes !== null || next.startHole === 10;
  return (
    isReported(before, next) ||
    before.courseId !== next.courseId ||
    before.startHole !== next.startHole ||
    before.teeAt !== next.teeAt ||
    before.strokes !== next.strokes ||
    before.holes.some((one, n) => one !== (next.holes[n] ?? null))
  );
}
