import { sum } from '../../standings/shares.rules';
import { bestBall } from '../rules/best-ball.rules';
import { ballCards, countedRounds } from '../rules/grade.rules';
import { takenLead, type LeadEntry, type Posting, type TakenLead } from '../rules/lead.rules';
import { leaderboard } from '../rules/leaderboard.rules';
import type { Play } from './play';

/** A golfer of an entry, when the tournament became official. */
export interface RecapPick {
  readonly golferId: number;
  readonly name: string;
  readonly house: boolean;
  /** Holes on which he alone made the ball that counted. */
  readonly onlyBalls: number;
  /** 'T3', 'CUT', and his score to par. Results of before this was kept have neither. */
  readonly position?: string;
  readonly total?: number | null;
}

/** What the recap tells of an entry beside its place, frozen with it. */
export interface EntryRecap {
  readonly picks: readonly RecapPick[];
  /** Of the winner: the hole from which on nobody was ahead of it. */
  readonly took?: Pick<TakenLead, 'hole' | 'toPar'> & { readonly golfer: string; readonly round: number; readonly strokes: number };
  /** Of who was in front until then: holes that its golfers had still to play. */
  readonly led?: { readonly holesLeft: number };
}

/** As it was frozen; of a tournament without scores there is nothing. */
export const readEntryRecap = ({ recap }: { readonly recap: string }): EntryRecap =>
  recap === '' ? { picks: [] } : (JSON.parse(recap) as EntryRecap);

/** Of every entry that played. */
export function entryRecaps(play: Play): ReadonlyMap<number, EntryRecap> {
  const { took, led } = leadOf(play);
  const rows = new Map(leaderboard(play.board).map((row) => [row.golferId, row]));
  return new Map(
    play.entries.map(({ id }): [number, EntryRecap] => {
      const picks = picksOf(play, id).map((pick): RecapPick => {
        const row = rows.get(pick.golferId);
        return { ...pick, ...(row && { position: row.position, total: row.total }) };
      });
      return [id, { picks, ...(took?.entryId === id && { took: took.how }), ...(led.has(id) && { led: { holesLeft: led.get(id) ?? 0 } }) }];
    }),
  );
}

function picksOf({ board, effective }: Play, entryId: number): Omit<RecapPick, 'position' | 'total'>[] {
  const picks = effective.get(entryId) ?? [];
  const rounds = Array.from({ length: countedRounds(board) }, (_, n) => ballCards(board, picks, n + 1));
  return picks.flatMap(({ golferId, house }) => {
    const golfer = golferId === null ? undefined : board.byId.get(golferId);
    if (!golfer) return [];
    const onlyBalls = sum(
      rounds.map((cards) => {
        const [all, without] = [bestBall(cards), bestBall(cards.filter((card) => card.golferId !== golfer.golferId))];
        return all.balls.filter((ball, hole) => {
          const other = without.balls[hole];
          return ball !== null && (other === null || other === undefined || other.toPar > ball.toPar);
        }).length;
      }),
    );
    return [{ golferId: golfer.golferId, name: golfer.name, house, onlyBalls }];
  });
}

interface Lead {
  took?: { entryId: number; how: NonNullable<EntryRecap['took']> };
  led: ReadonlyMap<number, number>;
}

/** How the last round went, where one has won alone and it is known when each hole was posted. */
function leadOf(play: Play): Lead {
  const first = play.placed.filter(({ place }) => place === 1).map(({ finisher }) => finisher.entryId);
  const round = countedRounds(play.board);
  const postings = postingsOf(play, round);
  const [winner] = first;
  if (winner === undefined || first.length > 1 || !postings) return { led: new Map() };
  const taken = takenLead(entriesOf(play, round), postings, winner);
  const golfer = taken && play.board.byId.get(taken.golferId);
  if (!taken || !golfer) return { led: new Map() };
  const strokes = golfer.cards[round - 1]?.holes[taken.hole - 1] ?? 0;
  return {
    took: { entryId: winner, how: { golfer: golfer.name, round, hole: taken.hole, toPar: taken.toPar, strokes } },
    led: new Map(taken.from.map(({ entryId, holesLeft }) => [entryId, holesLeft])),
  };
}

const entriesOf = ({ grades, effective }: Play, round: number): LeadEntry[] =>
  grades.map(({ entryId, rounds }) => ({
    entryId,
    before: rounds[round - 2]?.total ?? 0,
    golferIds: (effective.get(entryId) ?? []).flatMap(({ golferId }) => golferId ?? []),
  }));

/** Undefined where it is not known of all holes when they were posted. */
function postingsOf({ facts, board, effective }: Play, round: number): Posting[] | undefined {
  const picked = new Set([...effective.values()].flat().map(({ golferId }) => golferId));
  const cards = facts.cards.filter((card) => card.round === round && picked.has(card.golferId));
  const postings = cards.flatMap(({ golferId, holes, at }) => {
    const pars = board.byId.get(golferId)?.cards[round - 1]?.pars ?? [];
    return holes.flatMap((strokes, n) =>
      strokes === null ? [] : [{ golferId, hole: n + 1, toPar: strokes - (pars[n] ?? strokes), at: at[n] ?? null }],
    );
  });
  const known = postings.flatMap(({ at, ...posting }): Posting[] => (at === null ? [] : [{ ...posting, at }]));
  return known.length === postings.length ? known : undefined;
}
