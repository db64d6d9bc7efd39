import type { Contest } from '../../contest';
import { pick1Contest } from '../golf-contest';
import type { GolfMemories } from '../golf-memories';
import { shownEvent } from './play';

export interface GolfPageParams {
  contestId: number;
  year: number;
  /** The Pick1 contest that goes with it; else 0. */
  pick1: number;
  tid: number;
  /** The tournament that is on where another is shown; else 0. */
  running: number;
  /** With the shots of the viewer's golfers. */
  shots: boolean;
}

/** What a page shows where no tournament is named, and which one is on beside it. */
export async function shownParams(
  memories: GolfMemories,
  contest: Contest,
  { tid, now, shots }: { tid: number | undefined; now: number; shots: boolean },
): Promise<GolfPageParams | undefined> {
  const season = await memories.seasons.read(contest.id);
  const on = shownEvent(season, now);
  const shown = tid === undefined ? on : season.events.find((event) => event.tid === tid);
  if (tid !== undefined && !shown) return undefined;
  const isRunning = on !== undefined && on.tournament.firstTeeAt <= now;
  const pick1 = (await pick1Contest(memories.directory.now, contest))?.id ?? 0;
  return {
    contestId: contest.id,
    year: contest.year,
    pick1,
    tid: shown?.tid ?? 0,
    running: isRunning && on.tid !== shown?.tid ? on.tid : 0,
    shots,
  };
}
