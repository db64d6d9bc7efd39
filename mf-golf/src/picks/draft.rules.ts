import { plural } from '@poolhouse/shared-ui';
import { GROUPS, type Picks } from './picks.rules';

/** By group, what the server has. */
export const savedPicks = (rows: readonly { ID: number; Golfer_ID: number | null }[]): Picks =>
  GROUPS.map((group) => rows.find(({ ID }) => ID === group + 1)?.Golfer_ID ?? null);

/** In how many groups two choices differ. */
export const differing = (a: Picks, b: Picks): number => GROUPS.filter((group) => (a[group] ?? null) !== (b[group] ?? null)).length;

/** The first group beside this one for which nobody is chosen. */
export const firstEmpty = (picks: Picks, beside: number): number | undefined =>
  GROUPS.find((group) => group !== beside && picks[group] == null);

/** What is said beside the button that saves. */
export function draftWords(changes: number, done: number): string {
  if (changes > 0) return `${plural(changes, 'change')} not saved`;
  return done === 4 ? 'All four are saved' : 'Pick one golfer of each group';
}
