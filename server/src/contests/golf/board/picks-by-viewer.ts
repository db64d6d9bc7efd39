import type { GolfPicksRow } from '@poolhouse/contract';
import type { Entry } from '../../contest';
import { openRow, sealedRow } from './pick-rows';
import type { Play } from './play';

/** Picks as everybody sees them: after the lock whole, before it no more than that they are in. */
export function sharedPickRows(play: Play | undefined): GolfPicksRow[] {
  if (!play) return [];
  if (!play.locked) return play.entries.map((entry) => sealedRow(entry, play.saved.get(entry.id)));
  return play.entries.map((entry) => rowOf(play, entry, false));
}

/** A player's own entries, by user: before the lock they alone see what is in them. */
export function ownPickRows(play: Play | undefined): Map<number, GolfPicksRow[]> {
  const rows = new Map<number, GolfPicksRow[]>();
  for (const entry of play?.entries ?? []) if (play) rows.set(entry.userId, [...(rows.get(entry.userId) ?? []), rowOf(play, entry, true)]);
  return rows;
}

/** As the entry's owner sees it. */
export function rowOf(play: Play, entry: Entry, mine: boolean): GolfPicksRow {
  const saved = play.saved.get(entry.id);
  const asSaved = (saved?.golfers ?? []).map((golferId, slot) => ({ slot, golferId, house: false, insteadOf: null }));
  const effective = play.effective.get(entry.id) ?? asSaved.filter(({ golferId }) => golferId !== null);
  return openRow(entry, { saved, effective, board: play.board, mine });
}
