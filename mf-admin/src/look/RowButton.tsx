import { media } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import type { ComponentProps } from 'react';

const smallSx = { minHeight: 36, whiteSpace: 'nowrap', [media.touch]: { minHeight: 44 } };

/** A button in a table's row: small and outlined unless it says otherwise. */
export const RowButton = (props: ComponentProps<typeof Button>) => (
  <Button color="inherit" variant="outlined" size="small" sx={smallSx} {...props} />
);
