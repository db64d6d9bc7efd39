import type { Tx } from '../../../ground/db/database';
import type { Viewer } from '../../../ground/viewer';
import type { Contest, Entry } from '../../contest';
import { anotherAdministrator } from '../../entries/four-eyes';
import { wantedEntry } from '../../entries/wanted-contest';
import { openEvent, shownEvent } from '../board/play';
import { unknownTournament } from '../golf-contest';
import { boardOf, type GolfMemories, type Season } from '../golf-memories';
import { golfKind, pick1Kind } from '../golf.kind';
import { golfContestOf } from '../picks/save-pick1';
import type { Board } from '../rules/board.rules';
import { handStateOf, rulingOf } from '../rules/hand.rules';
import { holdTo } from './hold-to';

/** An entry, and the season for which it picks. */
export interface PickedEntry {
  entry: Entry;
  contest: Contest;
  season: Season;
}

/** The tournament that is picked for, as it stands now. */
export interface PickBoard {
  event: Season['events'][number];
  board: Board;
  now: number;
  lockAt: number;
}

/** The tournament that is named, else the one that is open, else the one that the contest's page shows. */
export async function boardFor(
  tx: Tx,
  memories: GolfMemories,
  { season, tid, now }: { season: Season; tid: number | undefined; now: number },
): Promise<PickBoard> {
  const event = tid === undefined ? (openEvent(season, now) ?? shownEvent(season, now)) : season.events.find((one) => one.tid === tid);
  const facts = event && (await memories.facts.readIn(tx, event.tid));
  if (!event || !facts) throw unknownTournament();
  return { event, board: boardOf(memories, facts, now), now, lockAt: event.tournament.firstTeeAt };
}

export async function golfEntry(tx: Tx, memories: GolfMemories, viewer: Viewer, entryId: number): Promise<PickedEntry> {
  const found = await wantedEntry(memories.directory.in(tx), viewer, golfKind, entryId);
  return { ...found, season: await memories.seasons.readIn(tx, found.contest.id) };
}

/** A Pick1 entry, with the season of the golf contest beside its own. */
export async function pick1Entry(tx: Tx, memories: GolfMemories, viewer: Viewer, entryId: number): Promise<PickedEntry> {
  const memberships = memories.directory.in(tx);
  const { entry, contest } = await wantedEntry(memberships, viewer, pick1Kind, entryId);
  const golf = await golfContestOf(memberships, contest);
  return { entry, contest, season: await memories.seasons.readIn(tx, golf.id) };
}

/** Refuses what may not be set any more: once the result stands, and for the administrator's own entry from the first tee on. */
export function refuseLate(viewer: Viewer, entry: Entry, { board, now, lockAt }: PickBoard): void {
  holdTo([rulingOf(handStateOf(board, now), 'pick')], undefined);
  // What players may not do any more because the first group has teed off, another administrator does for one's own entry.
  if (entry.userId === viewer.userId && now >= lockAt) throw anotherAdministrator();
}
