import { media } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';
import type { ComponentProps } from 'react';

const Small = styled(Button)`
  min-height: 36px;
  white-space: nowrap;
  ${media.touch} {
    min-height: 44px;
  }
`;

/** A button in a table's row: small and outlined unless it says otherwise. */
export function RowButton(props: ComponentProps<typeof Button>) {
  return <Small color="inherit" variant="outlined" size="small" {...props} />;
}
