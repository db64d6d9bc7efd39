import type { FootballAdminPickRow } from '@poolhouse/contract';
import { formatLine } from '@poolhouse/shared-ui';
import { Box, Checkbox, ChoiceField, FormControlLabel } from '@poolhouse/shared-ui/desk';
import { choose, lock, slotChoices, type SlotDraft } from './override.rules';

interface Props {
  /** Counts from 1. */
  place: number;
  slot: SlotDraft;
  picks: readonly FootballAdminPickRow[];
  onChange(slot: SlotDraft): void;
}

/** One of the five: its team, games that have begun apart and marked, and whether its line is kept. */
export function SlotFields({ place, slot, picks, onChange }: Props) {
  const begun = picks.some(({ started, Pick }) => started === 1 && Pick === slot.pick);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '4px 12px', alignItems: 'end' }}>
      <ChoiceField
        label={`Pick ${place}`}
        hint={begun ? 'This game has begun' : undefined}
        value={slot.pick}
        choices={slotChoices(slot, picks)}
        onChange={(pick) => onChange(choose(picks, pick))}
      />
      <FormControlLabel
        label={<>Locked {slot.spread !== null && formatLine(slot.spread)}</>}
        disabled={slot.pick === ''}
        control={<Checkbox checked={slot.spread !== null} onChange={(_, on) => onChange(lock(slot, picks, on))} />}
      />
    </Box>
  );
}
