import { Box } from '@poolhouse/shared-ui/desk';
import type { ReactNode } from 'react';
import { blockSx } from './layout.sx';

/** What a panel holds beside lists, with room around it. */
export const Block = ({ children }: { children: ReactNode }) => <Box sx={blockSx}>{children}</Box>;
