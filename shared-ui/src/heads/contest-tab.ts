import type { ReactNode } from 'react';

export interface ContestTab {
  to: string;
  label: string;
  /** 22 px, for the phone's tab bar. */
  icon?: ReactNode;
  /** Current only on exactly this path. */
  end?: boolean;
  /** Whether it is the one that is shown, where its path alone does not tell. */
  current?: boolean;
}
