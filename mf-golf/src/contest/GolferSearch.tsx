import { Autocomplete } from '@poolhouse/shared-ui/data';
import { FormControl, FormLabel, TextField } from '@poolhouse/shared-ui/desk';
import { useId } from 'react';
import type { GolferSelectProps } from './GolferSelect';

/** One golfer of many, to be found by typing a part of the name. */
export default function GolferSearch({ label, hint, value, none, golfers, onChange }: GolferSelectProps) {
  const id = useId();
  return (
    <FormControl fullWidth sx={{ gap: 1 }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <Autocomplete
        id={id}
        options={golfers}
        value={golfers.find(({ ID }) => ID === value) ?? null}
        openOnFocus
        blurOnSelect
        size="small"
        noOptionsText="No such golfer in this field"
        getOptionLabel={({ Name, words }) => words ?? Name}
        getOptionKey={({ ID }) => ID}
        getOptionDisabled={({ barred = false }) => barred}
        isOptionEqualToValue={(one, other) => one.ID === other.ID}
        onChange={(_event, golfer) => onChange(golfer?.ID ?? 0)}
        renderInput={(params) => <TextField {...params} placeholder={none} helperText={hint} />}
      />
    </FormControl>
  );
}
