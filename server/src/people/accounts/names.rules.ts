import { refusedName } from '@poolhouse/contract';

/** The same name typed in another case, with blanks around it or with other code points for the same letters is one name. */
export function nameKey(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase();
}

/**
 * Why a user name cannot be had, in plain words; null when it can. A colon would end the name inside Basic
 * authorization, and an @ would make it look like somebody's e-mail, which also signs in.
 */
export function refusedUsername(name: string): string | null {
  if (name.trim() === '') return 'A user name must not be empty.';
  if ([...name].length > 40) return 'A user name has at most 40 characters.';
  if (/[:@]/.test(name)) return 'A user name must not contain a colon or an @.';
  const reason = refusedName(name);
  return reason && `A user name ${reason}.`;
}

/** Why a password cannot be set, in plain words; null when it can. The spec states 1-20 characters. */
export function refusedPassword(password: string): string | null {
  const length = [...password].length;
  if (length < 1 || length > 20) return 'A password has 1 to 20 characters.';
  return null;
}
