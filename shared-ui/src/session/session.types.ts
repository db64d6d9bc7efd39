import type { Session } from '@poolhouse/contract';

export interface SessionState {
  /** `starting` while a stored sign-in is tried; it stays so, with `error` set, while the server cannot be reached. */
  status: 'starting' | 'signed-in' | 'signed-out';
  session: Session | null;
  /** Why the last sign-in failed, in the server's words. */
  error: string | null;
  /** A sign-in is under way. */
  pending: boolean;
  /** A sign-in whose password was right and that waits for a passkey; kept in memory, as long as its screen stands. */
  secondStep: { readonly username: string; readonly password: string } | null;
  /** Takes over the session that a second step, or an invitation, has brought; null gives the sign-in up. */
  endSecondStep(session: Session | null): void;
  signIn(username: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** Tries the stored sign-in again. */
  retry(): Promise<void>;
  /** Reads anew what the sign-in answers, such as contests that were entered meanwhile; the page stands all the while. */
  renew(): Promise<void>;
}
