import { formatDayTime, formatLine } from '@poolhouse/shared-ui';
import { Autocomplete } from '@poolhouse/shared-ui/data';
import { TextField } from '@poolhouse/shared-ui/forms';
import { openSides } from '../events.rules';
import type { Slots, Week } from '../picks.rules';

interface Props {
  slot: number;
  week: Week;
  slots: Slots;
  onPick(side: { eventId: number; team: string }): void;
}

/** Every side that can be picked, to be found by typing. Games that another pick stands on are left out. */
export default function PickList({ slot, week, slots, onPick }: Props) {
  const taken = new Set(slots.flatMap((other, i) => (other && i !== slot - 1 ? [other.eventId] : [])));
  const options = openSides([...week.events.values()], week.now).filter((side) => !taken.has(side.eventId));
  return (
    <Autocomplete
      options={options}
      value={null}
      openOnFocus
      blurOnSelect
      size="small"
      noOptionsText="No such team with a line"
      getOptionLabel={(side) => `${side.team} ${formatLine(side.line)}`}
      getOptionKey={(side) => `${side.eventId} ${side.team}`}
      groupBy={(side) => formatDayTime(side.day)}
      onChange={(_event, side) => side && onPick({ eventId: side.eventId, team: side.team })}
      renderInput={(params) => <TextField {...params} label={`Find a team for pick ${slot}`} />}
    />
  );
}
