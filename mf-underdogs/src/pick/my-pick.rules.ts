import type { UnderdogsEventRow, UnderdogsPickRow } from '@poolhouse/contract';
import { hasStarted } from './dogs.rules';

/** The pick that an entry has in a week, when this viewer may see it. */
export function pickOf(picks: readonly UnderdogsPickRow[], entryId: number, week: number): UnderdogsPickRow | null {
  return picks.find((pick) => pick.entry_id === entryId && pick.week === week && pick.pick !== '') ?? null;
}

/** The line that the picked team has today; null where there is none. */
export function currentLine(pick: UnderdogsPickRow, events: readonly UnderdogsEventRow[]): number | null {
  const event = events.find((one) => one.ID === pick.event_id);
  if (!event) return null;
  return event.team1 === pick.pick ? event.Spread1 : event.Spread2;
}

/** Whether a pick may still be changed or taken back: its game is to come. */
export function isOpen(pick: Pick<UnderdogsPickRow, 'Day' | 'Grade' | 'live'>, now: number): boolean {
  return pick.Grade === '' && pick.live === 0 && !hasStarted({ started: 0, day: pick.Day }, now);
}

/** Picks planned for weeks after this one, in their order. */
export function plannedPicks(picks: readonly UnderdogsPickRow[], entryId: number, week: number): UnderdogsPickRow[] {
  return picks.filter((pick) => pick.entry_id === entryId && pick.week > week && pick.pick !== '').sort((a, b) => a.week - b.week);
}

/** Why an administrator took a pick away; '' when none did. */
export function removalOf(picks: readonly UnderdogsPickRow[], entryId: number, week: number): string {
  return picks.find((pick) => pick.entry_id === entryId && pick.week === week && pick.pick === '' && pick.sealed === 0)?.Override ?? '';
}
