import { field, formatDayTime, formatLine } from '@poolhouse/shared-ui';
import { usePhone } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Autocomplete } from '@poolhouse/shared-ui/data';
import { TextField } from '@poolhouse/shared-ui/forms';
import { groupRuns, openSides, type OpenSide } from '../events.rules';
import type { Slots, Week } from '../picks.rules';

interface Props {
  slot: number;
  week: Week;
  slots: Slots;
  onPick(side: { eventId: number; team: string }): void;
}

interface ListProps {
  label: string;
  options: readonly OpenSide[];
  onPick(side: OpenSide): void;
}

const keyOf = (side: OpenSide): string => `${side.eventId} ${side.team}`;
const wordsOf = (side: OpenSide): string => `${side.team} ${formatLine(side.line)} ${side.opponent}`;

/** Every side that can be picked. Games that another pick stands on are left out. */
export default function PickList({ slot, week, slots, onPick }: Props) {
  const phone = usePhone();
  const taken = new Set(slots.flatMap((other, i) => (other && i !== slot - 1 ? [other.eventId] : [])));
  const options = openSides([...week.events.values()], week.now).filter((side) => !taken.has(side.eventId));
  const List = phone ? Wheel : Search;
  return <List label={`Find a team for pick ${slot}`} options={options} onPick={({ eventId, team }) => onPick({ eventId, team })} />;
}

/** To be found by typing. */
function Search({ label, options, onPick }: ListProps) {
  return (
    <Autocomplete
      options={options}
      value={null}
      openOnFocus
      blurOnSelect
      size="small"
      noOptionsText="No such team with a line"
      getOptionLabel={wordsOf}
      getOptionKey={keyOf}
      groupBy={(side) => formatDayTime(side.day)}
      onChange={(_event, side) => side && onPick(side)}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}

const Native = styled.select`
  width: 100%;
  min-height: 44px;
  ${field};
`;

/** A phone's own list, which opens over the page at the size of a thumb. */
function Wheel({ label, options, onPick }: ListProps) {
  const choose = (key: string) => {
    const side = options.find((one) => keyOf(one) === key);
    if (side) onPick(side);
  };
  return (
    <Native aria-label={label} value="" onChange={(event) => choose(event.target.value)}>
      <option value="">{label}</option>
      {groupRuns(options, ({ day }) => day).map(({ key, rows }) => (
        <optgroup key={key} label={formatDayTime(key)}>
          {rows.map((side) => (
            <option key={keyOf(side)} value={keyOf(side)}>
              {wordsOf(side)}
            </option>
          ))}
        </optgroup>
      ))}
    </Native>
  );
}
