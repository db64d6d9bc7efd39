import { createContext } from 'react';
import type { Board } from '../contest/board.rules';
import type { WhatIf } from '../whatif/useWhatIf';

interface FirstNow {
  /** As it stands. */
  readonly now: Board;
  readonly whatIf: WhatIf;
}

/** The board whose first place is shown: the panel around it stays when a score comes. */
export const FirstNow = createContext<FirstNow | null>(null);
