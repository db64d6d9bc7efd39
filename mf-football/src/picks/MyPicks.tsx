import type { CurrentPicksRow } from '@poolhouse/contract';
import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { Button } from '@poolhouse/shared-ui/core';
import { ArrowLeftRight, Dices, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { changedSlots, picksIn, setLocked, withSlot, type Slots, type Week } from './picks.rules';
import { ButtonPair, Column } from './picks.styles';
import { PicksIn } from './PicksIn';
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
  const [filled, setFilled] = useState<{ before: Slots; after: Slots } | null>(null);
  const fill = (after: Slots) => {
    setFilled({ before: slots, after });
    change(after);
  };
  // One tap replaces five picks, so one tap brings them back, as long as nothing else was changed.
  const undo =
    filled && changedSlots(slots, filled.after).length === 0 && changedSlots(slots, filled.before).length > 0 ? filled.before : null;
  return (
    <Column>
      <PicksIn of={row} saved={picksIn(saved)} changes={editor.changed.length} events={week.events} />
      {indexes.map((i) => (
        <PickSelector
          key={i}
          view={slotView(i, { slots, saved, row, week, reason: reasons.get(i) ?? '' })}
          week={week}
          slots={slots}
          focused={focused === i}
          onFocus={() => onFocus(focused === i ? null : i)}
          onLock={(locked) => change(setLocked(slots, i, locked, week))}
          onClear={() => change(withSlot(slots, i, null))}
          onPick={onPick}
        />
      ))}
      <FillButtons slots={slots} week={week} onFill={fill} />
      {undo && (
        <Button startIcon={<Undo2 size={18} aria-hidden />} onClick={() => change(undo)}>
          Undo
        </Button>
      )}
    </Column>
  );
}

function FillButtons({ slots, week, onFill }: { slots: Slots; week: Week; onFill(after: Slots): void }) {
  return (
    <ButtonPair>
      <Button color="inherit" startIcon={<Dices size={20} aria-hidden />} onClick={() => onFill(randomPicks(slots, week, Math.random))}>
        Random Picks!
      </Button>
      <Button color="inherit" startIcon={<ArrowLeftRight size={20} aria-hidden />} onClick={() => onFill(costanza(slots, week))}>
        Costanza!
      </Button>
    </ButtonPair>
  );
}
