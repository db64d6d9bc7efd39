import type { GolfRecapPick } from '@poolhouse/contract';
import { formatList, formatToPar } from '@poolhouse/shared-ui';
import { RecapCells } from '@poolhouse/shared-ui/season';

/** An entry's golfers, each with where he finished. */
export function GolferCells({ picks, label }: { picks: readonly GolfRecapPick[]; label: string }) {
  const cells = picks.map(({ ID, Name, Position, Score, House }) => ({
    id: ID,
    mark: null,
    name: Name,
    note: formatList([Position, Score === null ? '' : formatToPar(Score), House === 1 ? 'house pick' : ''].filter(Boolean)),
  }));
  return <RecapCells cells={cells} label={label} />;
}
