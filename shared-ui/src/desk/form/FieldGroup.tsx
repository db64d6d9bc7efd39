import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactElement, type ReactNode } from 'react';
import { DeskTheme } from '../../theme/DeskTheme';
import { stacked } from './stacked';

export interface FieldGroupProps {
  /** What it is read aloud as. */
  label?: string;
  /** The same, above it. */
  legend?: ReactNode;
  /** So many narrow fields a row; under each other unless said otherwise. */
  columns?: number;
  /** A part of a form or another group, without an edge of its own. */
  within?: boolean;
  children: ReactNode;
}

/** Fields and buttons that belong together: of a form, or where none is sent. */
export function FieldGroup({ label, legend, columns = 1, within = false, children }: FieldGroupProps): ReactElement {
  const id = useId();
  const named =
    legend === undefined ? (label === undefined ? {} : { role: 'group', 'aria-label': label }) : { role: 'group', 'aria-labelledby': id };
  return (
    <DeskTheme>
      <Box
        {...named}
        sx={{
          ...stacked,
          p: within ? 0 : 3.5,
          ...(columns > 1 && { gap: '6px 4px', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }),
        }}
      >
        {legend !== undefined && (
          <FormLabel id={id} component="div" sx={{ gridColumn: '1 / -1' }}>
            {legend}
          </FormLabel>
        )}
        {children}
      </Box>
    </DeskTheme>
  );
}
