import { media, token } from '@poolhouse/shared-ui';
import { Box } from '@poolhouse/shared-ui/desk';
import type { ComponentProps } from 'react';

const nameSx = {
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: token.brand,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
  [media.touch]: { minHeight: 44 },
};

/** A name in a row that opens something. */
export const NameButton = (props: ComponentProps<'button'>) => <Box component="button" type="button" sx={nameSx} {...props} />;
