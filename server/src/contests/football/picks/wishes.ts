import type { ParsedQuery } from '@poolhouse/contract';
import type { WantedPick } from '../picks';
import { wantedPicks } from './save-picks';

type Slot = 1 | 2 | 3 | 4 | 5;
export type MakePicks = ParsedQuery<'GET football/makepicks'>;
export type MakePicksGuts = ParsedQuery<'GET football/MakePicksGuts'>;

/** The five picks of a call, as a player names them: with the line that was seen, and locked or not. */
export function playersRequest(query: MakePicks): WantedPick[] {
  return wantedPicks((n) => {
    const slot = n as Slot;
    return {
      team: query[`pick${slot}`],
      eventId: query[`event_id${slot}`],
      lock: query[`lock${slot}`] === 1,
      spread: query[`spread${slot}`],
    };
  });
}

/** The same as an administrator names them for a player, who has seen no line. */
export function administratorsRequest(query: MakePicksGuts): WantedPick[] {
  return wantedPicks((n) => {
    const slot = n as Slot;
    return { team: query[`Pick${slot}`], eventId: query[`event_id${slot}`], lock: query[`lock${slot}`] === 1, spread: undefined };
  });
}
