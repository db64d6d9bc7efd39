import type { OfUser } from './UserField';

/** Whose address becomes which. */
export interface EmailChange extends OfUser {
  newEmail: string;
}

export const NO_CHANGE: EmailChange = { email: '', newEmail: '' };
