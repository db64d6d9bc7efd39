import type { ReactNode } from 'react';

export interface ContestTab {
  to: string;
  label: string;
  /** 22 px, for the phone's tab bar. */
  icon?: ReactNode;
  /** Current only on exactly this path. */
  end?: boolean;
}
