import { DateTime } from 'luxon';
import type { RoundCard, Tournament } from '../../golf';
import { HOLES, NO_HOLES, posted, thruOf } from '../../rules/card.rules';
import type { Doubts } from '../../rules/doubts.rules';
import type { FeedRound, FeedTee } from '../feed-golf';
import { inHoleOrder, startOf } from './hole-order.rules';

export interface CardQuestion {
  readonly golferId: number;
  readonly before: RoundCard | undefined;
  readonly told: FeedRound;
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
export function planCard({ golferId, before, told, parsOf, tournament, doubts, now }: CardQuestion): CardPlan {
  const key = (what: string) => `${golferId}:${told.round}:${what}`;
  const courseId = courseOf(before, told, parsOf);
  if (courseId === undefined) return tellsScores(told) ? { refused: 'the course of this tournament is not known' } : {};
  const pars = parsOf.get(courseId) ?? [];
  const base = before ?? emptyCard(golferId, told.round, courseId);
  const isBehind = told.thru !== null && told.thru !== undefined && told.thru < base.toldThru;
  // An answer that is behind what is known says nothing of totals; its holes may still be ones that nobody has told.
  const total = isBehind ? {} : toldTotal(told, { base, pars, doubts, key });
  const strokes = total.strokes === undefined ? base.strokes : total.strokes;
  const teeAt = teeOf(told, tournament);
  const { holes, start = told.startHole ?? null } = base.manual ? {} : toldHoles(told, { base, pars, teeAt });
  const adds = holes && addsUp(holes, strokes);
  const settled = holes && adds ? holes.map((one, n) => doubts.settle(key(`h${n + 1}`), base.holes[n] ?? null, one)) : base.holes;
  const began = thruOf({ holes: settled, toldThru: Math.max(base.toldThru, told.thru ?? 0) }) > 0;
  const next: RoundCard = {
    ...base,
    courseId,
    startHole: (posted(base.holes) > 0 ? null : start) ?? base.startHole,
    teeAt: base.teeAt === null || !began ? (teeAt ?? base.teeAt) : base.teeAt,
    holes: settled,
    at: settled.map((one, n) => (one === null ? null : base.holes[n] === one ? (base.at[n] ?? now) : now)),
    toldToPar: total.toPar ?? base.toldToPar,
    toldThru: Math.max(base.toldThru, isBehind ? 0 : (told.thru ?? 0)),
    strokes,
    lastShot: !isBehind && told.lastShot ? told.lastShot : base.lastShot,
  };
  const refused = holes && !adds ? `holes add up to ${sumOf(holes)} and not to ${strokes}` : undefined;
  const changed = isChanged(before, next);
  return {
    ...(changed ? { card: { ...next, toldAt: isTold(before, next) ? now : base.toldAt } } : {}),
    ...(refused === undefined ? {} : { refused }),
  };
}

/** What the answer says of the round as a whole. */
function toldTotal(
  told: FeedRound,
  { base, pars, doubts, key }: { base: RoundCard; pars: readonly number[]; doubts: Doubts; key: (what: string) => string },
): { toPar?: number | null; strokes?: number | null } {
  const whole = told.thru === HOLES || (told.strokes ?? null) !== null;
  const strokes = whole ? doubts.settle(key('strokes'), base.strokes, told.strokes ?? null) : base.strokes;
  const ofPars = strokes !== null && pars.length === HOLES ? strokes - pars.reduce((sum, par) => sum + par, 0) : null;
  const toPar = told.toPar ?? (whole ? ofPars : null);
  const goesOn = (told.thru ?? 0) > base.toldThru || base.toldToPar === null;
  return { strokes, toPar: goesOn ? (toPar ?? base.toldToPar) : doubts.settle(key('total'), base.toldToPar, toPar) };
}

/** The holes that it tells, and where the round was begun if they say it; nothing for none, or where their order cannot be told. */
function toldHoles(
  told: FeedRound,
  { base, pars, teeAt }: { base: RoundCard; pars: readonly number[]; teeAt: number | null },
): { holes?: readonly (number | null)[]; start?: 1 | 10 } {
  if (told.holes) return told.holes.some((one) => one !== null) ? { holes: told.holes } : {};
  if (!told.played || told.played.length === 0) return {};
  // The board's own start counts where the tee sheet or a leaderboard has told it.
  const start =
    told.startHole ?? (base.startHole === 10 || base.teeAt !== null || teeAt !== null ? base.startHole : startOf(told.played, pars));
  return start === null ? {} : { holes: inHoleOrder(told.played, start), start };
}

const sumOf = (holes: readonly (number | null)[]): number => holes.reduce<number>((sum, one) => sum + (one ?? 0), 0);
const addsUp = (holes: readonly (number | null)[], strokes: number | null): boolean =>
  strokes === null || posted(holes) < HOLES || sumOf(holes) === strokes;

const tellsScores = ({ holes, played, thru, strokes }: FeedRound): boolean =>
  holes !== undefined || played !== undefined || (thru ?? 0) > 0 || (strokes ?? null) !== null;

function courseOf(before: RoundCard | undefined, told: FeedRound, parsOf: CardQuestion['parsOf']): number | undefined {
  if (told.courseId !== null && told.courseId !== undefined && parsOf.has(told.courseId) && (!before || thruOf(before) === 0))
    return told.courseId;
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
  toldToPar: null,
  toldThru: 0,
  toldAt: 0,
  strokes: null,
  lastShot: '',
  manual: false,
});

const isTold = (before: RoundCard | undefined, next: RoundCard): boolean =>
  !before || before.toldToPar !== next.toldToPar || before.toldThru !== next.toldThru || before.lastShot !== next.lastShot;

function isChanged(before: RoundCard | undefined, next: RoundCard): boolean {
  if (!before) return next.teeAt !== null || thruOf(next) > 0 || next.strokes !== null || next.startHole === 10;
  return (
    isTold(before, next) ||
    before.courseId !== next.courseId ||
    before.startHole !== next.startHole ||
    before.teeAt !== next.teeAt ||
    before.strokes !== next.strokes ||
    before.holes.some((one, n) => one !== (next.holes[n] ?? null))
  );
}
