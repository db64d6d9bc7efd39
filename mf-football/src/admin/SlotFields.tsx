import { formatLine } from '@poolhouse/shared-ui';
import { Field } from '@poolhouse/shared-ui/screen';
import type { FootballAdminPickRow } from '@poolhouse/contract';
import { Slot } from './admin.styles';
import { choose, lock, type SlotDraft } from './override.rules';

interface Props {
  /** Counts from 1. */
  place: number;
  slot: SlotDraft;
  picks: readonly FootballAdminPickRow[];
  onChange(slot: SlotDraft): void;
}

/** One of the five: its team, games that have begun apart and marked, and whether its line is kept. */
export function SlotFields({ place, slot, picks, onChange }: Props) {
  const coming = picks.filter(({ started }) => started !== 1);
  const begun = picks.filter(({ started }) => started === 1);
  return (
    <Slot>
      <Field label={`Pick ${place}`} hint={begun.some(({ Pick }) => Pick === slot.pick) ? 'This game has begun' : undefined}>
        {(part) => (
          <select {...part} value={slot.pick} onChange={({ target }) => onChange(choose(picks, target.value))}>
            <option value="">{slot.sealed ? 'saved, sealed' : 'none'}</option>
            {slot.pick !== '' && !picks.some((one) => one.Pick === slot.pick) && <option value={slot.pick}>{slot.pick}</option>}
            {coming.map(option)}
            {begun.length > 0 && <optgroup label="Begun: the reason says why">{begun.map(option)}</optgroup>}
          </select>
        )}
      </Field>
      <label>
        <input
          type="checkbox"
          disabled={slot.pick === ''}
          checked={slot.spread !== null}
          onChange={({ target }) => onChange(lock(slot, picks, target.checked))}
        />
        Locked {slot.spread !== null && formatLine(slot.spread)}
      </label>
    </Slot>
  );
}

const option = (one: FootballAdminPickRow) => (
  <option key={one.ID} value={one.Pick}>
    {one.Pick} {formatLine(one.Spread)}
    {one.started === 1 && ', begun'}
  </option>
);
