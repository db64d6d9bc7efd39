import type { Contest } from '../../contest';
import { ranked } from '../../standings/ranking.rules';
import type { RecapPick } from '../board/entry-recap';
import type { OpenSeason, OpenTournament } from '../myseason/open-season.types';
import { aFinisher, aGolferOf } from './recap.fixture';

export const someEntries = ['Ann', 'Bob', 'Cid'].map((name, n) => ({ id: n + 1, name, contestId: 1, userId: n + 1, createdAt: 0 }));

/** What an entry did in a tournament. */
export interface Played {
  score: number;
  rounds?: readonly number[];
  cents?: number;
  picks?: readonly (Partial<RecapPick> & { golferId: number })[];
}

/** A tournament by entry id; who is left out did not play it. */
export interface PlayedTournament extends Partial<Pick<OpenTournament, 'rules' | 'rare' | 'name'>> {
  by: Readonly<Record<number, Played>>;
}

/** Tournaments that are official, one after the other from the first on; places and ranks by scores alone. */
export function anOpenSeason(tournaments: readonly PlayedTournament[], over: Partial<OpenSeason> = {}): OpenSeason {
  const sums = new Map(someEntries.map(({ id }) => [id, 0]));
  const cents = new Map(someEntries.map(({ id }) => [id, 0]));
  const played = tournaments.map(({ by, rules, rare = [], name }, n): OpenTournament => {
    const worst = Math.max(...Object.values(by).map(({ score }) => score));
    const scores = Object.values(by).map(({ score }) => score);
    for (const { id } of someEntries) {
      sums.set(id, (sums.get(id) ?? 0) + (by[id]?.score ?? worst));
      cents.set(id, (cents.get(id) ?? 0) + (by[id]?.cents ?? 0));
    }
    return {
      ...{ seq: n + 1, tid: 100 + n, name: name ?? `Event ${n + 1}`, double: false, rare, rules },
      ranks: new Map(rankedBy(sums).map(({ id, rank }) => [id, rank])),
      finishers: someEntries.flatMap(({ id, name: entry }) => {
        const own = by[id];
        if (!own) return [];
        const place = 1 + scores.filter((score) => score < own.score).length;
        const shared = scores.filter((score) => score === own.score).length > 1;
        const picks = (own.picks ?? []).map(({ golferId, ...more }) => aGolferOf(golferId, more));
        return [
          aFinisher(id, entry, { place, shared, score: own.score, rounds: own.rounds ?? [], cents: own.cents ?? 0, recap: { picks } }),
        ];
      }),
    };
  });
  const table = rankedBy(sums).map(({ id, name, score, rank }) => ({
    ...{ ID: `0-${id}`, entry_id: id, EntryName: name, Tournament_ID: 0, Score: score, Points: (cents.get(id) ?? 0) / 100, Rank: rank },
    ...{ golfers_making_cut: 0, side_action: 0 as const, side_action_score: 0, side_action_points: 0, holes_remaining: 0 },
    ...{ Shared: 0 as const, TieNote: '', Projected: 0 as const, Won: '' },
  }));
  const contest = { id: 1, type: 'golf', name: 'Golf', year: 2026, groupNumber: 1, firstWeek: 1, createdAt: 0 } as Contest;
  return { contest, entries: someEntries, tournaments: played, table, over: false, ...over };
}

const rankedBy = (sums: ReadonlyMap<number, number>) =>
  ranked(
    someEntries.map(({ id, name }) => ({ id, name, score: sums.get(id) ?? 0 })),
    [({ score }) => score],
  );
