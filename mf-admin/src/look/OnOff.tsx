import { FormControlLabel, Switch } from '@poolhouse/shared-ui/desk';

interface Props {
  label: string;
  on: boolean;
  disabled?: boolean;
  onChange(on: boolean): void;
}

/** On or off, with the word; at once, without a form. */
export function OnOff({ label, on, disabled, onChange }: Props) {
  const word = on ? 'On' : 'Off';
  return (
    <FormControlLabel
      label={word}
      disabled={disabled}
      sx={{ marginRight: 0 }}
      control={
        <Switch
          checked={on}
          onChange={(_, next) => onChange(next)}
          slotProps={{ input: { role: 'switch', 'aria-label': `${label}, ${word}` } }}
        />
      }
    />
  );
}
