import { sum } from '../../standings/shares.rules';
import { countedRounds } from '../rules/grade.rules';
import { leaderboard } from '../rules/leaderboard.rules';
import { atStake, payPot, type Holder, type PotEvent } from '../rules/pots.rules';
import { netOf } from '../rules/side-action.rules';
import type { Final } from '../stores/finals.store';
import { entryRecaps, type EntryRecap } from './entry-recap';
import type { Play } from './play';

/** Fewer rounds than this, and the tournament counts as cancelled. */
export const LEAST_ROUNDS = 2;

/** Entries that hold a golfer who made a 1, once for each. */
export function aceHolders({ board, grades, effective }: Play): Holder[] {
  const rounds = countedRounds(board);
  return grades.flatMap(({ entryId, name }) =>
    (effective.get(entryId) ?? []).flatMap(({ golferId }) => {
      const golfer = golferId === null ? undefined : board.byId.get(golferId);
      const aces = (golfer?.cards ?? []).slice(0, rounds).flatMap((card) => card?.holes.filter((strokes) => strokes === 1) ?? []);
      return aces.map(() => ({ entryId, name }));
    }),
  );
}

/** Entries that play with a winner, after a play-off. */
export function winnerHolders({ facts, grades, effective }: Play): Holder[] {
  const { winnerIds } = facts.tournament;
  return grades.flatMap(({ entryId, name }) =>
    (effective.get(entryId) ?? []).flatMap(({ golferId }) =>
      golferId !== null && winnerIds.includes(golferId) ? [{ entryId, name }] : [],
    ),
  );
}

/** Cents at stake in the two pots of a tournament. */
export function potsOf({ season, event, plan }: Pick<Play, 'season' | 'event' | 'plan'>): { aces: number; winner: number } {
  const settled = new Map(season.settled.map((one) => [one.event.tid, one.results]));
  const stake = (kind: 'aces' | 'winner') => {
    const events = season.events.map(({ tid, seq, tournament }): PotEvent => {
      const results = settled.get(tid);
      // What became final without a score was too short, and counts as cancelled.
      const short = results?.every(({ score }) => score === null) ?? false;
      const at = results ? (tournament.officialAt ?? Infinity) : Infinity;
      return { seq, at, cancelled: tournament.reported === 'CANCELLED' || short, paid: sum((results ?? []).map((one) => one[kind])) };
    });
    return atStake(events, event.seq, plan.perEvent);
  };
  return { aces: stake('aces'), winner: stake('winner') };
}

const NOTHING = {
  place: 0,
  shared: false,
  score: null,
  rounds: [],
  points: 0,
  aces: 0,
  winner: 0,
  side: 0,
  through: 0,
  sideScore: 0,
  note: '',
  recap: '',
};

const NO_RECAP: EntryRecap = { picks: [] };

/** What becomes final with a tournament, for every entry that played it. */
export function finalsFor(play: Play): Final[] {
  const { board, event } = play;
  if (board.status === 'CANCELLED' || board.officialRounds < LEAST_ROUNDS)
    return play.entries.map(({ id }) => ({ ...NOTHING, tid: event.tid, entryId: id, sideIn: play.sideIn.has(id) }));
  const stake = potsOf(play);
  const [aces, winners] = [payPot(stake.aces, aceHolders(play)), payPot(stake.winner, winnerHolders(play))];
  const recaps = entryRecaps(play);
  return play.placed.flatMap(({ finisher, place, shared, tieNote }) => {
    const grade = play.grades.find(({ entryId }) => entryId === finisher.entryId);
    if (!grade) return [];
    const { entryId } = finisher;
    const sideIn = play.sideIn.has(entryId);
    return [
      {
        tid: event.tid,
        entryId,
        place,
        shared,
        score: grade.score,
        rounds: finisher.rounds,
        points: play.prizes.get(entryId) ?? 0,
        aces: aces.get(entryId) ?? 0,
        winner: winners.get(entryId) ?? 0,
        side: sideIn ? (play.sideNet.get(entryId) ?? 0) : 0,
        sideIn,
        through: grade.through,
        sideScore: grade.sideScore,
        note: tieNote,
        recap: JSON.stringify(recaps.get(entryId) ?? NO_RECAP),
      },
    ];
  });
}

export interface Pick1Entry {
  readonly entryId: number;
  readonly name: string;
  readonly golferId: number | null;
}

/** Pick1 entries in the order of their golfers on the leaderboard; without a pick last. The winner is ahead of who lost a play-off. */
export function pick1Order(play: Pick<Play, 'board' | 'facts'>, entries: readonly Pick1Entry[]): { entry: Pick1Entry; rank: number }[] {
  const rows = new Map(leaderboard(play.board).map((row) => [row.golferId, row]));
  const { winnerIds } = play.facts.tournament;
  const rankOf = ({ golferId }: Pick1Entry) => {
    const row = golferId === null ? undefined : rows.get(golferId);
    if (!row) return Infinity;
    const won = winnerIds.length > 0 && row.place === 1 && !winnerIds.includes(row.golferId) ? 0.5 : 0;
    return (row.place ?? 1000 + ['MDF', 'CUT', 'WD', 'DQ'].indexOf(row.status)) + won;
  };
  return entries.map((entry) => ({ entry, rank: rankOf(entry) })).sort((a, b) => a.rank - b.rank || (a.entry.name < b.entry.name ? -1 : 1));
}

/** Net cents of the Pick1 entries: the best share what the others pay in. */
export function pick1Net(order: readonly { entry: Pick1Entry; rank: number }[], ante: number): Map<number, number> {
  const [first] = order;
  const best = first && first.rank < Infinity ? order.filter(({ rank }) => rank === first.rank).map(({ entry }) => entry) : [];
  if (best.length === 0) return new Map(order.map(({ entry }) => [entry.entryId, 0]));
  return netOf(
    best,
    order.map(({ entry }) => entry),
    ante,
  );
}
