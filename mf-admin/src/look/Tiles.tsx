import type { ReactNode } from 'react';
import { Box } from '@poolhouse/shared-ui/desk';
import { tilesSx } from './layout.sx';

/** Panels beside each other as far as they fit. */
export const Tiles = ({ children }: { children: ReactNode }) => <Box sx={tilesSx}>{children}</Box>;
