import type { BodyOf, UnderdogsConfigRow, UnderdogsEventRow, UnderdogsPickRow } from '@poolhouse/contract';
import { SPREAD_STEP } from '@poolhouse/contract/constants';
import { formatLine } from '@poolhouse/shared-ui';
import { reasonFault } from '@poolhouse/shared-ui/desk';
import { gamesOfWeek, sideOf, type Dog } from '../pick/dogs.rules';
import { usedElsewhere, usedTeams } from '../pick/used-teams.rules';

/** The specification's words. */
export const TWICE = "You can't pick the same team twice.";

/** What the form holds; texts as typed. */
export interface Draft {
  entryId: number;
  dog: Dog | null;
  spread: string;
  reason: string;
  /** False where it is nobody else's pick, or the administrator's to make anyway. */
  needsReason: boolean;
}

/** The typed spread in points; null for what is no multiple of the step, or below 0. */
export function spreadOf(text: string): number | null {
  const value = Number(text);
  return text.trim() !== '' && value >= 0 && Number.isInteger(value / SPREAD_STEP) ? value : null;
}

/** Why the team cannot be set for the entry; '' when it can. Source: spec 1, section 5. */
export function teamTrouble({ entryId, dog }: Pick<Draft, 'entryId' | 'dog'>, picks: readonly UnderdogsPickRow[]): string {
  return dog && usedElsewhere(usedTeams(picks, entryId), dog.team, dog.event.week) !== null ? TWICE : '';
}

export function spreadTrouble(spread: string): string {
  return spread.trim() === '' || spreadOf(spread) !== null ? '' : 'Points in steps of 0.5, from 0 up.';
}

/** What the form sends, or null while it cannot be sent. */
export function saveBody(draft: Draft, picks: readonly UnderdogsPickRow[]): BodyOf<'POST underdogs/savepick'> | null {
  const { entryId, dog, reason, needsReason } = draft;
  const spread = spreadOf(draft.spread);
  if (!dog || spread === null || (needsReason && reasonFault(reason) !== '') || teamTrouble(draft, picks) !== '') return null;
  return { entryId, eventId: dog.event.ID, spread, side: dog.side, ...(reason.trim() !== '' && { reason: reason.trim() }) };
}

/** Both sides of a week's games: who sets a pick afterwards may give points that today's line does not. */
export function sidesOfWeek(events: readonly UnderdogsEventRow[], week: number): Dog[] {
  return gamesOfWeek(events, week).flatMap((event) => [sideOf(event, 1), sideOf(event, 2)]);
}

export const sideKey = ({ event, side }: Dog): string => `${event.ID}-${side}`;

/** A side with its line and whom it plays, as the list has it. */
export const sideChoice = (side: Dog) => ({
  value: sideKey(side),
  label: `${side.team}${side.line === null ? '' : ` ${formatLine(side.line)}`} ${side.side === 1 ? side.opponent : `vs ${side.opponent}`}`,
});

/** The weeks that may be set. */
export const weekChoices = ({ FirstWeek, Weeks }: Pick<UnderdogsConfigRow, 'FirstWeek' | 'Weeks'>) => {
  const first = FirstWeek ?? 1;
  return Array.from({ length: Weeks - first + 1 }, (_, i) => ({ value: i + first, label: String(i + first) }));
};
