import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import type { Game } from '../games/game';
import { stepsToAdvance } from './advance.rules';
import { A_FEED, noteChange, type Changer } from './changes.store';
import {
  addEvent,
  isOff,
  markWalkover,
  nextOpening,
  readRecords,
  removeEvent,
  renameSides,
  seasonsToOpen,
  sourceKey,
  tournamentEvents,
  walkovers,
} from './tournament.store';

/**
 * Brings the games of a tournament onto the board whose two teams are known by results that may be seen, and takes those off whose teams
 * are not known any more, because the clock went back or a score was corrected. In the transaction that shows the results.
 *
 * @param now site time, epoch ms
 * @returns whether a game came, went or changed; new games may have results that are due at once
 */
export async function advance(tx: Tx, invalidate: Invalidate, season: number, now: number): Promise<boolean> {
  const records = await readRecords(tx, season);
  if (!records) return false;
  const { add, rename, remove, walkover } = stepsToAdvance(records, await tournamentEvents(tx, season), now);
  for (const one of add) await addEvent(tx, invalidate, { season, now, ...one });
  for (const { event, sides } of rename) await renameSides(tx, invalidate, event, sides);
  for (const event of remove) await removeEvent(tx, invalidate, event);
  for (const { event, winner } of walkover) await markWalkover(tx, invalidate, event, { winner, now });
  const moved = add.length + rename.length + remove.length + walkover.length > 0;
  if (moved) invalidate(tag.tournament(season));
  return moved;
}

/** To be called by whoever has changed how a game stands, in the same transaction: a tournament then goes on with it. */
export async function followGame(
  tx: Tx,
  invalidate: Invalidate,
  before: Game,
  { now, changer = A_FEED }: { now: number; changer?: Changer },
): Promise<void> {
  if (before.sport !== 'NCAAB') return;
  invalidate(tag.tournament(before.season));
  await noteChange(tx, before, changer, now);
  await advance(tx, invalidate, before.season, now);
}

/** Tournaments that the clock alone has moved: the field is announced, or somebody goes on without playing. */
export async function tournamentsDue(tx: Tx, now: number): Promise<number[]> {
  const due = new Set(await seasonsToOpen(tx, now));
  for (const { season, key, tipoffAt } of await walkovers(tx)) {
    const off = await isOff(tx, sourceKey(season, key));
    if (off !== undefined && off !== tipoffAt <= now) due.add(season);
  }
  return [...due];
}

/** When the clock alone moves a tournament next, epoch ms; Infinity for never. */
export async function nextTournamentMoment(tx: Tx, now: number): Promise<number> {
  const tipoffs = (await walkovers(tx)).map(({ tipoffAt }) => tipoffAt).filter((tipoffAt) => tipoffAt > now);
  return Math.min((await nextOpening(tx, now)) ?? Infinity, ...tipoffs);
}
