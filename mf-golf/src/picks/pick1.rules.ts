import type { AvailableGolferRow } from '@poolhouse/contract';
import { formatTime } from '@poolhouse/shared-ui';
import { canPick } from './picks.rules';

/** The whole field by name, each with what is said of him, and whether he cannot be taken. */
export function pick1Choices(rows: readonly AvailableGolferRow[], taken: readonly { ID: number }[]) {
  const gone = new Set(taken.map(({ ID }) => ID));
  return [...rows]
    .sort((a, b) => (a.Name < b.Name ? -1 : 1))
    .map((golfer) => ({ ...golfer, words: lineOf(golfer, gone.has(golfer.ID)), barred: !canPick(golfer) || gone.has(golfer.ID) }));
}

/** 'Callum Vance · rank 4 · 7:43 AM*', or why he cannot be taken. */
function lineOf(golfer: AvailableGolferRow, taken: boolean): string {
  if (!canPick(golfer)) return `${golfer.Name} · withdrew`;
  if (taken) return `${golfer.Name} · taken this season`;
  return [
    golfer.Name,
    golfer.Rank !== null && `rank ${golfer.Rank}`,
    golfer.Tee_Time && `${formatTime(golfer.Tee_Time)}${golfer.back_nine ? '*' : ''}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
