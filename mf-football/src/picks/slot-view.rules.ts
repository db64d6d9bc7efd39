import type { CurrentPicksRow, FootballEventRow } from '@poolhouse/contract';
import { isOff, lineFor, opposite } from './events.rules';
import { movedLine, sameSlot, slotStarted, type Slot, type SlotNumber, type Slots, type Week } from './picks.rules';

/** All that one pick selector shows. */
export interface SlotView {
  index: number;
  state: 'empty' | 'open' | 'locked' | 'started';
  slot: Slot | null;
  event: FootballEventRow | undefined;
  /** Differs from what is saved. */
  changed: boolean;
  /** The line that counts as things stand: the locked one, else the one of now. */
  line: number | null;
  /** The line of now where another one is locked. */
  nowLine: number | null;
  /** Result code and push of a saved pick; null before there is one. */
  result: number | null;
  push: boolean;
  /** Why the pick could not be saved or was taken back, '' otherwise. */
  reason: string;
}

/** What one pick selector's view is made of. */
export interface SlotFacts {
  slots: Slots;
  saved: Slots;
  row: CurrentPicksRow;
  week: Week;
  reason: string;
}

export function slotView(index: number, { slots, saved, row, week, reason }: SlotFacts): SlotView {
  const slot = slots[index] ?? null;
  const event = slot ? week.events.get(slot.eventId) : undefined;
  const n = (index + 1) as SlotNumber;
  const changed = !sameSlot(slot, saved[index] ?? null);
  const state = !slot ? 'empty' : slotStarted(slot, week) ? 'started' : slot.locked ? 'locked' : 'open';
  return {
    index,
    state,
    slot,
    event,
    changed,
    reason,
    line: slot && (slot.line ?? lineFor(event, slot.team)),
    nowLine: slot && state === 'locked' ? movedLine(slot, week) : null,
    result: changed ? null : row[`Result${n}`],
    push: !changed && row[`Push${n}`] === 1,
  };
}

/** '@ #4 Alabama' or 'vs Buccaneers': the other side, seen from the picked one. */
export function opponentOf(event: FootballEventRow, team: string): string {
  const away = team === event.Pick1;
  const rank = away ? event.Rank2 : event.Rank1;
  return `${away ? '@' : 'vs'} ${rank ? `#${rank} ` : ''}${opposite(event, team)}`;
}

/** What stands after the opponent: the state of a game that has begun or is off the board; '' before. */
export function gameNote(event: FootballEventRow): string {
  if (isOff(event)) return event.status;
  return [event.status, event.score.replace('-', '–')].filter(Boolean).join(' ');
}

/** 'Bills at Jets kicked off, so pick 3 was not changed.' */
function kickedOff(slot: Slot | null, index: number, week: Week): string {
  const event = slot ? week.events.get(slot.eventId) : undefined;
  const words = `so pick ${index + 1} was not changed.`;
  return event && slotStarted(slot, week)
    ? `${event.Pick1} at ${event.Pick2} kicked off, ${words}`
    : `The game has left this week, ${words}`;
}

/** Why changes of mine were taken back, by slot: a kick-off passed, or a line moved after Locked was ticked. */
export function takenBack(mine: Slots, settled: Slots, week: Week, words: (line: number) => string): ReadonlyMap<number, string> {
  const reasons = new Map<number, string>();
  mine.forEach((slot, i) => {
    const kept = settled[i] ?? null;
    if (sameSlot(slot, kept)) return;
    const started = slotStarted(slot, week) || slotStarted(kept, week);
    if (!started && slot?.locked && slot.line !== null && kept && kept.eventId === slot.eventId && kept.team === slot.team) {
      const now = lineFor(week.events.get(slot.eventId), slot.team);
      reasons.set(
        i,
        now === null
          ? 'The line was taken away.'
          : `The line moved from ${words(slot.line)} to ${words(now)}. Tick Locked to take the new one.`,
      );
    } else reasons.set(i, kickedOff(slotStarted(slot, week) ? slot : kept, i, week));
  });
  return reasons;
}
