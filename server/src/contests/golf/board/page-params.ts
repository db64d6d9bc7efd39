import type { GolfMemories } from '../golf-memories';
import { shownEvent } from './play';

export interface GolfPageParams {
  contestId: number;
  tid: number;
  /** The tournament that is on where another is shown; else 0. */
  running: number;
  /** With the shots of the viewer's golfers. */
  shots: boolean;
}

/** What a page shows where no tournament is named, and which one is on beside it. */
export async function shownParams(
  memories: GolfMemories,
  contestId: number,
  { tid, now, shots }: { tid: number | undefined; now: number; shots: boolean },
): Promise<GolfPageParams | undefined> {
  const season = await memories.seasons.read(contestId);
  const on = shownEvent(season, now);
  const shown = tid === undefined ? on : season.events.find((event) => event.tid === tid);
  if (tid !== undefined && !shown) return undefined;
  const isRunning = on !== undefined && on.tournament.firstTeeAt <= now;
  return { contestId, tid: shown?.tid ?? 0, running: isRunning && on.tid !== shown?.tid ? on.tid : 0, shots };
}
