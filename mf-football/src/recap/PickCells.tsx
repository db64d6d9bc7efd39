import type { FootballRecapPick } from '@poolhouse/contract';
import { formatLine } from '@poolhouse/shared-ui';
import { ResultChip } from '@poolhouse/shared-ui/board';
import { Cells } from './recap.styles';

/** An entry's picks of a week, each with what became of it. */
export function PickCells({ picks, label }: { picks: readonly FootballRecapPick[]; label: string }) {
  if (picks.length === 0) return null;
  return (
    <Cells aria-label={label}>
      {[...picks]
        .sort((a, b) => a.slot - b.slot)
        .map(({ ID, Abbrev, Spread, Result, Push }) => (
          <li key={ID}>
            <ResultChip result={Result} push={Push} />
            {Abbrev}
            <small>{formatLine(Spread)}</small>
          </li>
        ))}
    </Cells>
  );
}
