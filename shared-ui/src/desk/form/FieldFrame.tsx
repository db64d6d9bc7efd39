import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  /** Of the control. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error: string;
  disabled?: boolean;
  children: ReactNode;
}

/** Of what stands under a field, for `aria-describedby`. */
export const noteOf = (id: string, error: string, hint: ReactNode): string | undefined => (error !== '' || hint ? `${id}-note` : undefined);

/** A label over its field, with a hint or what is wrong below. */
export function FieldFrame({ id, label, hint, error, disabled = false, children }: Props): ReactElement {
  return (
    <FormControl fullWidth error={error !== ''} disabled={disabled}>
      <FormLabel htmlFor={id} sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      {children}
      {error !== '' ? (
        <FormHelperText id={`${id}-note`} role="alert">
          {error}
        </FormHelperText>
      ) : (
        hint && <FormHelperText id={`${id}-note`}>{hint}</FormHelperText>
      )}
    </FormControl>
  );
}
