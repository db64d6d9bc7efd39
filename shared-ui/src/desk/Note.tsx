import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import { token } from '../theme/tokens';

export interface NoteProps {
  /** Something is not as it has to be. */
  wrong?: boolean;
  /** Said aloud when it changes, at once as an alert. */
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** A sentence beside fields, in small letters. */
export function Note({ wrong = false, role, children }: NoteProps): ReactElement {
  return (
    <Typography role={role} variant="body2" sx={wrong ? { fontWeight: 600, color: token.lossInk } : { color: token.ink2 }}>
      {children}
    </Typography>
  );
}
