import type { Edition } from './edition.rules';
import type { ModelGame } from './model.types';

/** What an edition that counts quarterbacks has to say where they are not known. */
export function starterNotes({ starter1, starter2 }: ModelGame, { backupMargin }: Edition): string[] {
  if (backupMargin === 0 || (starter1 !== null && starter2 !== null)) return [];
  if (starter1 === null && starter2 === null) return ['Quarterbacks not named yet'];
  return [`${starter1 === null ? 'Away' : 'Home'} quarterback not named yet`];
}
