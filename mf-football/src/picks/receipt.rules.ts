import type { CurrentPicksRow, FootballEventRow } from '@poolhouse/contract';
import { formatLine, type SentPick } from '@poolhouse/shared-ui';
import { lineFor } from './events.rules';
import { savedSlots } from './picks.rules';

/** What a save has taken, as the contest's log seals it: every slot of the week in its order. */
export function sentPicks(saved: CurrentPicksRow, events: readonly FootballEventRow[]): SentPick[] {
  return savedSlots(saved).map((picked, place) => {
    const slot = place + 1;
    if (!picked) return { slot, pick: null, says: '' };
    const { eventId, team, locked, line } = picked;
    const event = events.find(({ ID }) => ID === eventId);
    const side = event?.Pick1 === team ? 1 : 2;
    const short = (side === 1 ? event?.Abbrev1 : event?.Abbrev2) ?? team;
    const pick = { event: eventId, line: line === null ? null : String(line), locked, side };
    return { slot, pick, says: `${short} ${formatLine(line ?? lineFor(event, team))}`.trim() };
  });
}
