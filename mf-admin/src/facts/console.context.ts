import type { ConsoleConfigRow } from '@poolhouse/contract';
import { must } from '@poolhouse/shared-ui';
import type { PageState } from '@poolhouse/shared-ui/board';
import { createContext, useContext } from 'react';
import type { ConsolePage } from './console.types';
import type { ConsoleTab } from './tabs.rules';

/** What every part of the console knows. */
export interface ConsoleState {
  page: PageState<ConsolePage>;
  data: ConsolePage;
  /** Who looks, and at what. */
  seat: ConsoleConfigRow;
  /** What they may open. */
  tabs: readonly ConsoleTab[];
  /** The group that is shown. */
  group: number;
  chooseGroup(group: number): void;
  /** Something was done: the lists are read again. */
  changed(): void;
}

export const ConsoleContext = createContext<ConsoleState | null>(null);

export const useConsole = (): ConsoleState => must(useContext(ConsoleContext), 'a part of the console is drawn inside it');
