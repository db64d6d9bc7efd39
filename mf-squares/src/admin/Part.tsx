import { condensed } from '@poolhouse/shared-ui';
import { Box, DeskTheme, Typography } from '@poolhouse/shared-ui/desk';
import { useId, type ReactNode } from 'react';

/** Parts under each other beside the grid, two beside each other where the console has room. */
export const Parts = ({ children }: { children: ReactNode }) => (
  <DeskTheme>
    <Box sx={{ columns: '2 440px', columnGap: '28px' }}>{children}</Box>
  </DeskTheme>
);

const head = {
  pb: 1.5,
  font: `600 .8125rem/1.23 ${condensed}`,
  letterSpacing: '.04em',
  textTransform: 'uppercase',
  color: 'text.secondary',
  borderBottom: 1,
  borderColor: 'divider',
};

/** One thing that who runs a board may do, under its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, minWidth: 0, mb: 5, breakInside: 'avoid' }}
    >
      <Typography id={id} component="h3" sx={head}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
