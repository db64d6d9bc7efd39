import type { CurrentPicksRow, FootballEventRow } from '@poolhouse/contract';

const SLOTS = [1, 2, 3, 4, 5] as const;

/** Another set of five picks for every n, so that what is stored tells which save it came from. */
export function picksOf(games: readonly FootballEventRow[], n: number): Record<string, string | number> {
  return Object.fromEntries(
    SLOTS.flatMap((slot) => {
      const game = games[(n + slot * 3) % games.length]!;
      return [
        [`pick${slot}`, (n >> (slot - 1)) % 2 === 0 ? game.Pick1 : game.Pick2],
        [`event_id${slot}`, game.ID],
      ];
    }),
  );
}

/** What is stored, in the words of the call that saved it. */
export function storedPicks(row: CurrentPicksRow): Record<string, string | number | null> {
  return Object.fromEntries(
    SLOTS.flatMap((slot) => [
      [`pick${slot}`, row[`Pick${slot}`]],
      [`event_id${slot}`, row[`event_id${slot}`]],
    ]),
  );
}
