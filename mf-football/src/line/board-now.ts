import { createContext } from 'react';
import type { Board } from '../contest/board.rules';

/** The board whose line can be opened. */
export const BoardNow = createContext<Board | null>(null);
