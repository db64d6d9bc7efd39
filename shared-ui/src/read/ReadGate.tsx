import type { ReactElement, ReactNode } from 'react';
import { mayPass } from '../actions/action.rules';
import { PanelError, PanelSkeleton } from '../feedback/PanelStates';
import type { Read } from './read.types';

export interface ReadGateProps<T> {
  read: Read<T>;
  /** So many still rows while it is read. */
  rows?: number;
  /**
   * For lists: what was read before stays while the server is away. A form leaves this out, for it would save over what it could not read
   * again.
   */
  stays?: boolean;
  /** What stands where the data is, with all that could save over it. */
  children(data: T): ReactNode;
}

/** Draws what is read: still bars meanwhile, the sentence with 'Try again' when it failed, and only then what is made of the data. */
export function ReadGate<T>({ read, rows = 3, stays = false, children }: ReadGateProps<T>): ReactElement {
  const { data, error, retry } = read;
  const old = error !== null && !(stays && data !== null && mayPass(error));
  if (error && old) return <PanelError message={error.message} onRetry={retry} />;
  return data === null ? <PanelSkeleton rows={rows} /> : <>{children(data)}</>;
}
