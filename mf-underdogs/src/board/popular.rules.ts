import type { UnderdogsPopularRow } from '@poolhouse/contract';
import { byText } from '@poolhouse/shared-ui';

/** Most taken first, then the team. */
export function orderPopular(rows: readonly UnderdogsPopularRow[]): UnderdogsPopularRow[] {
  return rows.filter((row) => row.Count > 0).sort((a, b) => b.Count - a.Count || byText(a.pick, b.pick));
}
