import type { RecapPick } from '../board/entry-recap';
import type { RecapFinisher, RecapTournament } from '../recap/tournament-recap.types';

export const aGolferOf = (golferId: number, over: Partial<RecapPick> = {}): RecapPick => ({
  ...{ golferId, name: `Golfer ${golferId}`, house: false, onlyBalls: 0, position: `T${golferId}`, total: -golferId },
  ...over,
});

/** An entry at its place, with a score that goes with it. */
export const aFinisher = (entryId: number, name: string, over: Partial<RecapFinisher> = {}): RecapFinisher => ({
  ...{ entryId, name, place: entryId, shared: false, score: -50 + entryId, rounds: [-12, -12, -12, -14 + entryId] },
  ...{ cents: 0, aces: 0, won: '', note: '', recap: { picks: [] } },
  ...over,
});

/** The first tournament of a season, and the only one. */
export const aTournamentOver = (finishers: readonly RecapFinisher[], over: Partial<RecapTournament> = {}): RecapTournament => ({
  finishers,
  played: [playedBy(finishers)],
  next: null,
  ...over,
});

export const playedBy = (finishers: readonly RecapFinisher[]): RecapTournament['played'][number] => ({
  paid: new Set(finishers.filter(({ cents }) => cents > 0).map(({ entryId }) => entryId)),
  first: new Set(finishers.filter(({ place }) => place === 1).map(({ entryId }) => entryId)),
});
