import type { Course, FieldGolfer, RoundCard, Tournament, TournamentFacts, TournamentStatus } from '../golf';
import { cardToPar, HOLES, NO_HOLES, thruOf } from './card.rules';
import { cutLine } from './cut.rules';
import type { SeenCard, GolferState } from './golfer-state';
import { officialUpTo } from './official.rules';

/** A tournament as it is seen at an instant. */
export interface Board {
  readonly tournament: Tournament;
  readonly courses: readonly Course[];
  readonly status: TournamentStatus;
  /** The highest round in which anybody has teed off; 1 before. */
  readonly currentRound: number;
  readonly begun: boolean;
  /** By round: nobody has anything left to play in it. */
  readonly roundOver: readonly boolean[];
  readonly golfers: readonly GolferState[];
  readonly byId: ReadonlyMap<number, GolferState>;
  /** The cut line as it stands, or as it was made, in what the tournament ranks by (`official.rules`); null without one. */
  readonly line: number | null;
  readonly cutMade: boolean;
  /** Rounds that count once it is official: the complete ones. */
  readonly officialRounds: number;
}

/** What of a card is seen at `now`. */
export function seenCard(card: RoundCard, pars: readonly number[], now: number): SeenCard {
  const holes = card.at.some((at) => at !== null && at > now)
    ? card.holes.map((strokes, n) => ((card.at[n] ?? 0) <= now ? strokes : null))
    : card.holes;
  const tells = card.reportedAt <= now;
  const seen = {
    golferId: card.golferId,
    round: card.round,
    courseId: card.courseId,
    startHole: card.startHole,
    teeAt: card.teeAt,
    holes,
    pars,
    reportedToPar: tells ? card.reportedToPar : null,
    reportedThru: tells ? card.reportedThru : 0,
    lastShot: tells ? card.lastShot : '',
  };
  return { ...seen, teedOff: thruOf(seen) > 0 || (card.teeAt !== null && card.teeAt <= now) };
}

/** The board as everybody may see it at `now`, epoch ms. Pure; a clock that is turned back hides again. */
export function boardAt(facts: TournamentFacts, now: number): Board {
  const { tournament, courses } = facts;
  const cards = cardsByGolfer(facts, now);
  const golfers = facts.field
    .filter(({ status }) => status !== 'ALTERNATE')
    .map((golfer) => golferState(golfer, cards.get(golfer.golferId) ?? [], now));
  const rounds = Array.from({ length: tournament.rounds }, (_, n) => n + 1);
  const roundOver = rounds.map((round) => isRoundOver(golfers, round));
  const begun = rounds.filter((round) => golfers.some((golfer) => golfer.status !== 'ALTERNATE' && isOnIn(golfer, round)));
  const currentRound = Math.max(1, ...begun);
  const complete = roundOver.lastIndexOf(true) + 1;
  const cutMade = tournament.cutRound > 0 && (roundOver[tournament.cutRound - 1] ?? false);
  return {
    tournament,
    courses,
    currentRound,
    begun: begun.length > 0,
    roundOver,
    golfers,
    byId: new Map(golfers.map((golfer) => [golfer.golferId, golfer])),
    status: statusAt(tournament, { begun: begun.length > 0, over: roundOver[currentRound - 1] ?? false }, now),
    cutMade,
    line: begun.length === 0 ? null : cutMade && tournament.projectedCut !== null ? tournament.projectedCut : lineOf(golfers, tournament),
    officialRounds: complete,
  };
}

function cardsByGolfer({ courses, cards }: TournamentFacts, now: number): Map<number, SeenCard[]> {
  const parsOf = new Map(courses.map((course) => [course.courseId, course.pars]));
  const fallback = courses[0]?.pars ?? [];
  const byGolfer = new Map<number, SeenCard[]>();
  for (const card of cards) {
    const own = byGolfer.get(card.golferId) ?? [];
    own[card.round - 1] = seenCard(card, parsOf.get(card.courseId) ?? fallback, now);
    byGolfer.set(card.golferId, own);
  }
  return byGolfer;
}

function golferState(golfer: FieldGolfer, cards: readonly (SeenCard | undefined)[], now: number): GolferState {
  const status = golfer.statusAt <= now ? golfer.status : 'IN';
  const scored = [...cards].filter((card) => card !== undefined && (thruOf(card) > 0 || card.reportedToPar !== null)) as SeenCard[];
  return {
    golferId: golfer.golferId,
    name: golfer.name,
    groupNum: golfer.groupNum,
    listOrder: golfer.listOrder,
    status,
    withdrawnAt: status === 'WD' && scored.length === 0 ? golfer.statusAt : null,
    cards,
    starting: golfer.startingStrokes,
    total: scored.length === 0 ? null : scored.reduce((sum, card) => sum + cardToPar(card), 0),
  };
}

/** He has teed off in it, and not withdrawn before. */
function isOnIn({ cards, status }: GolferState, round: number): boolean {
  const card = cards[round - 1];
  return card !== undefined && (thruOf(card) > 0 || (card.teedOff && status === 'IN'));
}

/** Whether the golfer is still to play in a round, or plays. */
export function plays({ status }: Pick<GolferState, 'status'>): boolean {
  return status === 'IN';
}

/** Over: somebody played it, and nobody who is in has a hole left. After the cut those who were not cut are in. */
function isRoundOver(golfers: readonly GolferState[], round: number): boolean {
  const has = (golfer: GolferState) => {
    const card = golfer.cards[round - 1];
    return card !== undefined && thruOf(card) >= HOLES;
  };
  return golfers.some(has) && golfers.every((golfer) => !plays(golfer) || has(golfer));
}

function statusAt(tournament: Tournament, { begun, over }: { begun: boolean; over: boolean }, now: number): TournamentStatus {
  if (tournament.officialAt !== null && tournament.officialAt <= now) return tournament.reported === 'CANCELLED' ? 'CANCELLED' : 'OFFICIAL';
  if (tournament.reportedAt <= now && (tournament.reported === 'CANCELLED' || tournament.reported === 'SUSPENDED'))
    return tournament.reported;
  if (!begun) return 'NOT_STARTED';
  return over ? 'ROUND_COMPLETE' : 'IN_PROGRESS';
}

/** Golfers who stand for the cut: all but those who are WD, DQ or never started. */
function lineOf(golfers: readonly GolferState[], rule: Tournament): number | null {
  const totals = golfers
    .filter(({ status }) => status !== 'WD' && status !== 'DQ')
    .map((golfer) => officialUpTo(golfer, rule.cutRound, rule.format));
  return cutLine(totals, rule);
}

/**
 * Whether the golfer makes the cut as it stands: for certain once it is made, by the line before. Without a cut, who completes two rounds.
 */
export function isThrough(golfer: GolferState, board: Pick<Board, 'tournament' | 'line' | 'cutMade' | 'begun'>): boolean {
  const { cutRound } = board.tournament;
  if (cutRound === 0) return completed(golfer, 2) || (plays(golfer) && board.begun);
  if (golfer.status === 'CUT') return false;
  if (golfer.status === 'WD' || golfer.status === 'DQ') return completed(golfer, cutRound) && insideLine(golfer, board);
  if (golfer.status === 'MDF') return true;
  return board.cutMade || insideLine(golfer, board);
}

function insideLine(golfer: GolferState, { tournament, line }: Pick<Board, 'tournament' | 'line'>): boolean {
  return line !== null && officialUpTo(golfer, tournament.cutRound, tournament.format) <= line;
}

export function completed({ cards }: Pick<GolferState, 'cards'>, rounds: number): boolean {
  return Array.from({ length: rounds }, (_, n) => cards[n]).every((card) => card !== undefined && thruOf(card) >= HOLES);
}

export const holesOf = (golfer: Pick<GolferState, 'cards'> | undefined, round: number) => golfer?.cards[round - 1]?.holes ?? NO_HOLES;
