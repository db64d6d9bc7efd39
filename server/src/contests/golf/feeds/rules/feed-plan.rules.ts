import { plural } from '@poolhouse/contract/formats';
import { DateTime } from 'luxon';
import type { GolferStatus, RoundCard, Tournament, TournamentFacts } from '../../golf';
import { boardAt } from '../../rules/board.rules';
import { HOLES, posted, thruOf } from '../../rules/card.rules';
import type { Doubts } from '../../rules/doubts.rules';
import type { FeedGolf, FeedRound } from '../feed-golf';
import { planCard } from './card-plan.rules';

/** An answer whose golfers are the field's own. */
export interface JoinedFeed extends Pick<FeedGolf, 'reported' | 'cut'> {
  readonly golfers: readonly { readonly golferId: number; readonly status: GolferStatus | null; readonly rounds: readonly FeedRound[] }[];
  readonly winnerIds: readonly number[];
}

/** What an answer changes, and what of it was not believed. */
export interface FeedPlan {
  readonly cards: readonly RoundCard[];
  readonly statuses: readonly { readonly golferId: number; readonly status: GolferStatus }[];
  readonly tournament: Partial<Omit<Tournament, 'id'>>;
  readonly refused: readonly string[];
}

const OUT = new Set<GolferStatus>(['CUT', 'MDF', 'WD', 'DQ']);
const HALF_A_DAY = 12;

/** Holds an answer against the board. Pure, but for what `doubts` gathers; epoch ms. */
export function planFeed(facts: TournamentFacts, feed: JoinedFeed, { doubts, now }: { doubts: Doubts; now: number }): FeedPlan {
  const refused: string[] = [];
  const { tournament } = facts;
  const parsOf = new Map(facts.courses.map(({ courseId, pars }) => [courseId, pars]));
  const cardOf = new Map(facts.cards.map((card) => [`${card.golferId}:${card.round}`, card]));
  const nameOf = new Map(facts.field.map(({ golferId, name }) => [golferId, name]));
  const cards: RoundCard[] = [];
  for (const { golferId, rounds } of feed.golfers)
    for (const round of rounds) {
      if (round.round < 1 || round.round > tournament.rounds) continue;
      const before = cardOf.get(`${golferId}:${round.round}`);
      const plan = planCard({ golferId, before, report: readable(round, tournament), parsOf, tournament, doubts, now });
      if (plan.refused !== undefined) refused.push(`${nameOf.get(golferId)}, round ${round.round}: ${plan.refused}.`);
      if (plan.card) cards.push(plan.card);
    }
  const merged = { ...facts, cards: mergedCards(facts.cards, cards) };
  const statuses = planStatuses(merged, feed, doubts, refused);
  const withStatuses = {
    ...merged,
    field: merged.field.map((one) => {
      const own = statuses.find(({ golferId }) => golferId === one.golferId);
      return own ? { ...one, status: own.status, statusAt: now } : one;
    }),
  };
  const changes = planTournament(withStatuses, feed, { doubts, now, refused });
  const isNews = cards.length > 0 || statuses.length > 0;
  return { cards, statuses, tournament: { ...changes, ...(isNews ? { scoresFromAt: now } : {}) }, refused };
}

/** Where points are played for, leaderboards print these in the place of the score to par, which is then what the holes say. */
const readable = (round: FeedRound, { format }: Pick<Tournament, 'format'>): FeedRound =>
  format === 'stableford' ? { ...round, toPar: null } : round;

export function mergedCards(before: readonly RoundCard[], changed: readonly RoundCard[]): RoundCard[] {
  const byKey = new Map(before.map((card) => [`${card.golferId}:${card.round}`, card]));
  for (const card of changed) byKey.set(`${card.golferId}:${card.round}`, card);
  return [...byKey.values()];
}

/** Who is out. Out is believed at once, the cut once its round is over; back in when two answers say so. */
function planStatuses(
  { tournament, field, cards }: TournamentFacts,
  feed: JoinedFeed,
  doubts: Doubts,
  refused: string[],
): FeedPlan['statuses'] {
  const statusOf = new Map(field.map(({ golferId, status }) => [golferId, status]));
  const played = new Map(cards.map((card) => [`${card.golferId}:${card.round}`, thruOf(card)]));
  const isCutMade =
    tournament.cutRound > 0 &&
    feed.golfers.every(
      ({ golferId, status }) =>
        status === 'WD' || status === 'DQ' || status === 'ALTERNATE' || (played.get(`${golferId}:${tournament.cutRound}`) ?? 0) >= HOLES,
    );
  let early = 0;
  const statuses = feed.golfers.flatMap(({ golferId, status }) => {
    const before = statusOf.get(golferId) ?? 'IN';
    if (status === null || (status === 'ALTERNATE' && before === 'IN')) return [];
    if ((status === 'CUT' || status === 'MDF') && !isCutMade) {
      early += 1;
      return [];
    }
    const isForward = OUT.has(status) && !OUT.has(before);
    const joins = before === 'ALTERNATE' && status === 'IN';
    const next = isForward || joins ? status : (doubts.settle(`${golferId}:status`, before, status) ?? before);
    return next === before ? [] : [{ golferId, status: next }];
  });
  if (early > 0) refused.push(`${plural(early, 'golfer is', 'golfers are')} said to be cut before the cut is made.`);
  return statuses;
}

/** State, cut and lock of the tournament as a whole. */
function planTournament(
  facts: TournamentFacts,
  feed: JoinedFeed,
  { doubts, now, refused }: { doubts: Doubts; now: number; refused: string[] },
): Partial<Omit<Tournament, 'id'>> {
  const { tournament } = facts;
  const changes: { -readonly [Name in keyof Tournament]?: Tournament[Name] } = {};
  const { round = tournament.cutRound, count = tournament.cutCount } = feed.cut ?? {};
  if (tournament.projectedCut === null && feed.cut && (round !== tournament.cutRound || count !== tournament.cutCount))
    Object.assign(changes, { cutRound: round, cutCount: count });
  const firstTeeAt = firstTee(facts, now);
  if (firstTeeAt !== tournament.firstTeeAt) changes.firstTeeAt = firstTeeAt;
  const board = boardAt({ ...facts, tournament: { ...tournament, ...changes, projectedCut: null } }, now);
  // The line is worked out once and stands: who withdraws later would move it.
  if (tournament.projectedCut === null && board.cutMade && board.line !== null) changes.projectedCut = board.line;
  const state = planReported(facts, feed, { doubts, refused });
  if (state !== tournament.reported) {
    changes.reported = state;
    changes.reportedAt = now;
  }
  if (feed.winnerIds.length > 0 && state === 'FINAL' && tournament.winnerIds.length === 0) changes.winnerIds = [...feed.winnerIds];
  return changes;
}

/** Under which the store keeps a doubt about the state. */
const STATE_DOUBT = 'told';

/** Final is believed when everybody who is in has finished, with holes that add up; it is not taken back by one answer. */
function planReported(
  { tournament, field, cards }: TournamentFacts,
  { reported }: JoinedFeed,
  { doubts, refused }: { doubts: Doubts; refused: string[] },
): Tournament['reported'] {
  if (reported === null || reported === tournament.reported) return tournament.reported;
  if (tournament.reported === 'FINAL' || tournament.reported === 'CANCELLED')
    return doubts.settle(STATE_DOUBT, tournament.reported, reported) ?? tournament.reported;
  if (reported === 'CANCELLED') return doubts.settle(STATE_DOUBT, tournament.reported, reported) ?? tournament.reported;
  if (reported !== 'FINAL') return reported;
  const last = Math.max(0, ...cards.filter((card) => thruOf(card) > 0).map(({ round }) => round));
  const inField = new Set(field.filter(({ status }) => status === 'IN').map(({ golferId }) => golferId));
  const own = cards.filter(({ golferId, round }) => inField.has(golferId) && round <= last);
  const unfinished = own.filter((card) => thruOf(card) < HOLES).length;
  const missing = own.filter((card) => posted(card.holes) < HOLES).length;
  const wrong = own.filter(
    ({ holes, strokes }) =>
      strokes !== null && posted(holes) === HOLES && holes.reduce<number>((sum, one) => sum + (one ?? 0), 0) !== strokes,
  ).length;
  if (last > 0 && unfinished + missing + wrong === 0) return 'FINAL';
  refused.push(
    unfinished > 0 || last === 0
      ? 'It is said to be final while golfers are on the course.'
      : `It is said to be final, and the holes of ${plural(missing + wrong, 'round')} lack or do not add up.`,
  );
  return tournament.reported;
}

/** The first tee moves until it has passed, and never back; who plays already has locked the picks. */
function firstTee({ tournament, field, cards }: TournamentFacts, now: number): number {
  const { firstTeeAt, startDate, zone } = tournament;
  if (firstTeeAt <= now) return firstTeeAt;
  const first = cards.filter(({ round }) => round === 1);
  if (first.some((card) => thruOf(card) > 0)) return now;
  const tees = first.flatMap(({ teeAt }) => (teeAt === null ? [] : [teeAt]));
  const playing = field.filter(({ status }) => status === 'IN').length;
  // A few tee times are not the tee sheet, and another week's are not this tournament's.
  if (tees.length * 2 < playing || tees.length === 0) return firstTeeAt;
  const reported = Math.min(...tees);
  const day = DateTime.fromISO(startDate, { zone });
  const isItsDay = reported >= day.minus({ hours: HALF_A_DAY }).toMillis() && reported < day.plus({ days: 4 }).toMillis();
  return isItsDay ? reported : firstTeeAt;
}
