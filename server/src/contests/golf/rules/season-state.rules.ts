/** What an entry had when a tournament became official. Amounts in cents. */
export interface Result {
  readonly entryId: number;
  readonly place: number;
  readonly shared: boolean;
  /** To par; null where the tournament had no scores, or for a Pick1 entry without a pick. */
  readonly score: number | null;
  readonly points: number;
  readonly aces: number;
  readonly winner: number;
  readonly side: number;
  readonly sideIn: boolean;
  readonly through: number;
  readonly sideScore: number;
  readonly note: string;
}

/** What an entry has to its name: scores to par, and cents won, those of the side action by themselves. */
export interface EntrySum {
  readonly score: number;
  readonly cents: number;
  readonly side: number;
}

/** What a contest's tournaments have brought: from there the next one begins. */
export interface SeasonState {
  /** By entry, of all that had a result. */
  readonly sums: Readonly<Record<number, EntrySum>>;
  /** The worst scores together, which an entry is given that came after them. */
  readonly late: number;
}

export const SEASON_START: SeasonState = { sums: {}, late: 0 };

/** An entry that came later has the worst score of the tournaments before, and won nothing in them. */
export const sumOf = ({ sums, late }: SeasonState, entryId: number): EntrySum => sums[entryId] ?? { score: late, cents: 0, side: 0 };

/** The season after one more tournament. Who has no result there is given its worst score. */
export function stateAfter(before: SeasonState, results: readonly Result[]): SeasonState {
  const worst = worstScore(results) ?? 0;
  const sums: Record<number, EntrySum> = {};
  for (const [id, sum] of Object.entries(before.sums)) sums[Number(id)] = { ...sum, score: sum.score + worst };
  for (const result of results) {
    const { score, cents, side } = sumOf(before, result.entryId);
    sums[result.entryId] = { score: score + (result.score ?? 0), cents: cents + wonCents(result), side: side + result.side };
  }
  return { sums, late: before.late + worst };
}

export const wonCents = ({ points, aces, winner }: Pick<Result, 'points' | 'aces' | 'winner'>): number => points + aces + winner;

export function worstScore(results: readonly Pick<Result, 'score'>[]): number | null {
  const scores = results.flatMap(({ score }) => score ?? []);
  return scores.length === 0 ? null : Math.max(...scores);
}
