import { Box } from '@poolhouse/shared-ui/desk';
import type { ReactNode } from 'react';
import { tilesSx } from './layout.sx';

/** Panels beside each other as far as they fit. */
export const Tiles = ({ children }: { children: ReactNode }) => <Box sx={tilesSx}>{children}</Box>;
