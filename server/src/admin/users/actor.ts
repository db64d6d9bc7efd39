import type { Viewer } from '../../ground/viewer';
import type { LinkDeps } from '../../people/accounts/send-link';

/** Who does something to an account, and what its time and its mails come from. */
export interface Doing {
  /** A name where no user did: the command line. */
  by: Viewer | string;
  ip: string;
  site: LinkDeps;
}

/** What mails call whoever did it. */
export const actorName = (by: Viewer | string): string => (typeof by === 'string' ? 'An administrator' : by.username);

export const isSelf = (by: Viewer | string, userId: number): boolean => typeof by !== 'string' && by.userId === userId;
