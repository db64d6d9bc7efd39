import type { CheckboxProps } from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { SwitchProps } from '@mui/material/Switch';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { noteOf } from './FieldFrame';
import type { FieldState } from './useField';

export type Mark = boolean | 0 | 1;

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  state: FieldState<Mark>;
  Box: ComponentType<Pick<CheckboxProps & SwitchProps, 'checked' | 'onChange' | 'onBlur' | 'slotProps'>>;
  role?: 'switch';
}

/** A box or switch before its word, which is a target as well. */
export function Marked({ label, hint, disabled = false, state, Box, role }: Props): ReactElement {
  const { id, value, error, set, leave, ref } = state;
  const note = error || hint;
  return (
    <FormControl error={error !== ''} disabled={disabled}>
      <FormControlLabel
        label={label}
        control={
          <Box
            checked={value === true || value === 1}
            onChange={(_, on) => set(typeof value === 'boolean' ? on : on ? 1 : 0)}
            onBlur={leave}
            slotProps={{ input: { id, ref, ...(role && { role }), 'aria-describedby': noteOf(id, error, hint) } }}
          />
        }
      />
      {note && (
        <FormHelperText id={`${id}-note`} role={error === '' ? undefined : 'alert'}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}
