import { useSyncExternalStore } from 'react';
import { switchedOff, watchSwitches } from '../load/switched-off.store';

export const useSwitchedOff = (): ReadonlySet<string> => useSyncExternalStore(watchSwitches, switchedOff);

/** Whether a remote is switched off in this browser. */
export const useIsOff = (remote: { readonly id: string } | null | undefined): boolean => useSwitchedOff().has(remote?.id ?? '');
