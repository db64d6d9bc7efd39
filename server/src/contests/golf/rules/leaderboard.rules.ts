import { formatRank } from '@poolhouse/contract/formats';
import { plays, type Board } from './board.rules';
import { cardToPar, golfScore, HOLES, thruOf } from './card.rules';
import type { SeenCard, GolferState } from './golfer-state';
import { pointsOf } from './official.rules';
import { cardPoints } from './stableford.rules';

/** One golfer's line of the leaderboard, as the tournament itself ranks. Texts are in golf's own notation. */
export interface LeaderRow {
  readonly golferId: number;
  readonly name: string;
  readonly position: string;
  /** Place among those who are ranked; null for the others. */
  readonly place: number | null;
  readonly score: string;
  /** To par with the strokes he started with. */
  readonly total: number | null;
  readonly starting: number;
  /** Where points are played for: those of all rounds and of today's; null elsewhere. */
  readonly points: number | null;
  readonly todayPoints: number | null;
  readonly through: string;
  readonly today: string;
  readonly groupNum: number | null;
  /** 1 to n without gaps. */
  readonly sortOrder: number;
  readonly status: GolferState['status'];
  readonly teeAt: number | null;
  /** The round that is on begins on hole 10. */
  readonly fromTen: boolean;
  readonly lastShot: string;
}

const LATER = ['MDF', 'CUT', 'WD', 'DQ'];

/** The round that a golfer is in: the last in which he has teed off. */
export function roundOf({ cards }: Pick<GolferState, 'cards'>): SeenCard | undefined {
  return [...cards].reverse().find((card) => card !== undefined && (card.teedOff || thruOf(card) > 0));
}

export function leaderboard(board: Board): LeaderRow[] {
  const byPoints = board.tournament.format === 'stableford';
  const hasStarting = board.golfers.some(({ starting }) => starting !== 0);
  const own = board.golfers.map((golfer) => {
    const { card, today } = facts(golfer, board);
    const points = byPoints ? pointsOf(golfer) : null;
    const todayPoints = byPoints && today !== null && card ? cardPoints(card) : null;
    // Who begins under par stands there before the first hole.
    const total = golfer.total === null && !(hasStarting && plays(golfer)) ? null : (golfer.total ?? 0) + golfer.starting;
    const order = byPoints ? [turned(points), turned(todayPoints)] : [total, today];
    return { golfer, card, today, points, todayPoints, total, order };
  });
  const now = ranks(own.map(({ golfer, order: [total = null] }) => ({ golfer, total })));
  const rows = own.map((row) => ({ ...row, rank: now.get(row.golfer.golferId) }));
  const key = ({ golfer, order }: (typeof rows)[number]) => [LATER.indexOf(golfer.status) + 1, ...order.map((one) => one ?? Infinity)];
  rows.sort((a, b) => {
    const [one, other] = [key(a), key(b)];
    for (const [n, value] of one.entries()) if (value !== other[n]) return value - (other[n] ?? 0);
    return a.golfer.name < b.golfer.name ? -1 : a.golfer.name > b.golfer.name ? 1 : a.golfer.golferId - b.golfer.golferId;
  });
  return rows.map(({ golfer, card, today, points, todayPoints, total, rank }, n) => ({
    golferId: golfer.golferId,
    name: golfer.name,
    position: rank ? formatRank(rank.place, rank.shared) : plays(golfer) ? '' : golfer.status,
    place: rank?.place ?? null,
    score: total === null ? '' : golfScore(total),
    total,
    starting: golfer.starting,
    points,
    todayPoints,
    through: throughOf(card),
    today: today === null ? '' : golfScore(today),
    groupNum: golfer.groupNum,
    sortOrder: n + 1,
    status: golfer.status,
    teeAt: golfer.cards[board.currentRound - 1]?.teeAt ?? null,
    fromTen: golfer.cards[board.currentRound - 1]?.startHole === 10,
    lastShot: card?.lastShot ?? '',
  }));
}

/** Points as a score, the lower the better. */
const turned = (points: number | null): number | null => (points === null ? null : -points);

/** Today's card and score: of the round that is on, nothing before he tees off. */
function facts(golfer: GolferState, { currentRound }: Board): { card: SeenCard | undefined; today: number | null } {
  const today = golfer.cards[currentRound - 1];
  if (plays(golfer)) {
    const on = today && (thruOf(today) > 0 || today.teedOff) ? today : undefined;
    return { card: on, today: on && thruOf(on) > 0 ? cardToPar(on) : null };
  }
  const last = roundOf(golfer);
  return { card: last, today: last && thruOf(last) > 0 ? cardToPar(last) : null };
}

function throughOf(card: SeenCard | undefined): string {
  if (!card) return '';
  const thru = thruOf(card);
  if (thru === 0) return '';
  return `${thru >= HOLES ? 'F' : thru}${card.startHole === 10 ? '*' : ''}`;
}

/** Place by golfer: one more than there are lower totals among those still ranked. */
function ranks(totals: readonly { golfer: GolferState; total: number | null }[]): Map<number, { place: number; shared: boolean }> {
  const ranked = totals.flatMap(({ golfer, total }) => (plays(golfer) && total !== null ? [{ id: golfer.golferId, total }] : []));
  const sorted = [...ranked].sort((a, b) => a.total - b.total);
  const places = new Map<number, { place: number; shared: boolean }>();
  let place = 1;
  for (const [n, { id, total }] of sorted.entries()) {
    if (n > 0 && sorted[n - 1]?.total !== total) place = n + 1;
    const shared = sorted[n - 1]?.total === total || sorted[n + 1]?.total === total;
    places.set(id, { place, shared });
  }
  return places;
}
