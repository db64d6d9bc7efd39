import type { RaceEntry } from '@poolhouse/shared-ui/season';
import { HOLES } from '../contest/cells.rules';
import type { GolfPage } from '../contest/golf.types';
import { entryLines } from '../contest/rounds.rules';

/**
 * Strokes under par of each entry after each hole of a round, with what it brought from the rounds before: by the number of the hole, up
 * to the last one on which anybody has a ball. A hole without a ball leaves an entry where it was.
 */
export function dayRace(data: GolfPage, round: number): RaceEntry[] {
  const lines = entryLines(data, round).flatMap(({ row, ...line }) => (row ? [{ ...line, before: row.Total - row.Round }] : []));
  const last = Math.max(0, ...lines.map(({ cells }) => cells.findLastIndex((cell) => cell !== null) + 1));
  return HOLES.slice(0, last).flatMap((hole) => {
    // Taken from nothing, so that level is 0 and not -0.
    const under = lines.map(({ cells, before }) => 0 - cells.slice(0, hole).reduce((sum, cell) => sum + (cell?.toPar ?? 0), before));
    return lines.map(({ entryId, name }, n) => {
      const value = under[n] ?? 0;
      return { entry_id: entryId, EntryName: name, Week: hole, value, Rank: 1 + under.filter((one) => one > value).length };
    });
  });
}
