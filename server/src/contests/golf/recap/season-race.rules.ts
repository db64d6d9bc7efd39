/** An entry's result of one official tournament. */
export interface RaceResult {
  readonly entryId: number;
  /** To par; null where it has none there. */
  readonly score: number | null;
  /** Cents won, of all kinds but the side action. */
  readonly cents: number;
}

export interface RaceStep {
  readonly seq: number;
  readonly entryId: number;
  readonly score: number;
  readonly cents: number;
  readonly rank: number;
}

/**
 * The season after each tournament: sums of scores, and places by them. An entry without a result there is given that tournament's worst
 * score, as the season's standings do; a tournament without scores adds none.
 *
 * @param events in the order of the season
 */
export function seasonRace(events: readonly { seq: number; results: readonly RaceResult[] }[], entryIds: readonly number[]): RaceStep[] {
  const sums = new Map(entryIds.map((id) => [id, { score: 0, cents: 0 }]));
  return events.flatMap(({ seq, results }) => {
    const scores = results.flatMap(({ score }) => score ?? []);
    const worst = scores.length === 0 ? 0 : Math.max(...scores);
    const byEntry = new Map(results.map((one) => [one.entryId, one]));
    for (const [id, before] of sums) {
      const own = byEntry.get(id);
      sums.set(id, { score: before.score + (own ? (own.score ?? 0) : worst), cents: before.cents + (own?.cents ?? 0) });
    }
    return [...sums].map(([entryId, { score, cents }]) => ({
      seq,
      entryId,
      score,
      cents,
      rank: 1 + [...sums.values()].filter((other) => other.score < score).length,
    }));
  });
}
