import type { ReactNode } from 'react';
import { Box } from '@poolhouse/shared-ui/desk';
import { besideSx } from './layout.sx';

/** Fields beside each other where there is room. */
export const Beside = ({ children }: { children: ReactNode }) => <Box sx={besideSx}>{children}</Box>;
