import { ArrowLeftRight, Dices } from 'lucide-react';
import { Button } from '@poolhouse/shared-ui/core';
import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import type { CurrentPicksRow } from '@poolhouse/contract';
import { PicksIn } from './PicksIn';
import { picksIn, setLocked, withSlot, type Week } from './picks.rules';
import { ButtonPair, Column } from './picks.styles';
import { costanza, randomPicks } from './random.rules';
import { PickSelector } from './selector/PickSelector';
import { slotView } from './slot-view.rules';
import type { PicksEditor } from './usePicksEditor';

interface Props {
  row: CurrentPicksRow;
  editor: PicksEditor;
  week: Week;
  focused: number | null;
  onFocus(index: number | null): void;
  onPick(side: { eventId: number; team: string }): void;
}

const indexes = Array.from({ length: PICKS_PER_WEEK }, (_, i) => i);

/** The five selectors and the two buttons that fill them. */
export function MyPicks({ row, editor, week, focused, onFocus, onPick }: Props) {
  const { slots, saved, reasons, change } = editor;
  return (
    <Column>
      <PicksIn count={picksIn(slots)} events={week.events} />
      {indexes.map((i) => (
        <PickSelector
          key={i}
          view={slotView(i, slots, saved, row, week, reasons.get(i) ?? '')}
          week={week}
          slots={slots}
          focused={focused === i}
          onFocus={() => onFocus(focused === i ? null : i)}
          onLock={(locked) => change(setLocked(slots, i, locked, week))}
          onClear={() => change(withSlot(slots, i, null))}
          onPick={onPick}
        />
      ))}
      <ButtonPair>
        <Button color="inherit" startIcon={<Dices size={20} aria-hidden />} onClick={() => change(randomPicks(slots, week, Math.random))}>
          Random Picks!
        </Button>
        <Button color="inherit" startIcon={<ArrowLeftRight size={20} aria-hidden />} onClick={() => change(costanza(slots, week))}>
          Costanza!
        </Button>
      </ButtonPair>
    </Column>
  );
}
