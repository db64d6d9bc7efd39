import type { FootballRecapPick } from '@poolhouse/contract';
import { formatLine } from '@poolhouse/shared-ui';
import { ResultChip } from '@poolhouse/shared-ui/board';
import { RecapCells } from '@poolhouse/shared-ui/season';

/** An entry's picks of a week, each with what became of it. */
export function PickCells({ picks, label }: { picks: readonly FootballRecapPick[]; label: string }) {
  const cells = [...picks]
    .sort((a, b) => a.slot - b.slot)
    .map(({ ID, Abbrev, Spread, Result, Push }) => ({
      id: ID,
      mark: <ResultChip result={Result} push={Push} />,
      name: Abbrev,
      note: formatLine(Spread),
    }));
  return <RecapCells cells={cells} label={label} />;
}
