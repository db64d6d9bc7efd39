import type { ReactNode } from 'react';
import { Box } from '@poolhouse/shared-ui/desk';
import { actionsSx } from './layout.sx';

/** Buttons in a row. */
export const ActionRow = ({ children }: { children: ReactNode }) => <Box sx={actionsSx}>{children}</Box>;
