import type { Tx } from '../../ground/db/database';
import { readTournament, type Tournament } from '../../sport/tournament/tournament';
import type { Contest, Entry } from '../contest';
import type { Memberships } from '../entries/directory';
import { readColors, readRoom, type AuctionRoom } from './auction.store';
import { readFolded } from './folded';
import type { NumberedAuction } from './groups.rules';
import type { AuctionEvent } from './log/auction-log';
import type { AuctionState } from './log/auction-state';
import { lotsOf, type Lot, type Place } from './log/lots.rules';
import { firstTipoff, placesOf } from './lots/places';

/** What is written of an auction, and what its log tells. */
export interface AuctionBook {
  room: AuctionRoom;
  log: readonly AuctionEvent[];
  state: AuctionState;
  colors: ReadonlyMap<number, string>;
}

/** An auction as it is before anybody looks at it. */
export interface Auction extends AuctionBook {
  contest: Contest;
  /** Owners, in the order of entry. */
  entries: readonly Entry[];
  tournament: Tournament | undefined;
  places: readonly Place[];
  lots: readonly Lot[];
}

/** Reads all of it, as a write does. @param now site time, epoch ms */
export async function readAuction(
  tx: Tx,
  { contest }: NumberedAuction,
  { memberships, now }: { memberships: Memberships; now: number },
): Promise<Auction> {
  const book = await readBook(tx, contest.id);
  const entries = await memberships.entriesOf(contest.id);
  return auctionOf({ book, contest, entries, tournament: await readTournament(tx, contest.year, now) });
}

export async function readBook(tx: Tx, contestId: number): Promise<AuctionBook> {
  const room = await readRoom(tx, contestId);
  return { room, ...(await readFolded(tx, room)), colors: await readColors(tx, contestId) };
}

/** All that an auction is made of. */
export interface AuctionSources extends Pick<Auction, 'contest' | 'entries' | 'tournament'> {
  book: AuctionBook;
}

export function auctionOf({ book, ...facts }: AuctionSources): Auction {
  const places = facts.tournament ? placesOf(facts.tournament) : [];
  return { ...facts, ...book, places, lots: lotsOf(places, book.state.settings.layout) };
}

/** Whether the tournament proper has begun: prices and shares then stay as they are. */
export const hasBegun = ({ tournament }: Pick<Auction, 'tournament'>, now: number): boolean => now >= firstTipoff(tournament);

/** The lot that a team of its places, or the lot itself, stands for. */
export function lotOfTeam({ lots, tournament }: Pick<Auction, 'lots' | 'tournament'>, teamId: number): Lot | undefined {
  const place = tournament?.teams.get(teamId)?.place;
  return lots.find(({ places }) => places.some(({ id, slot }) => id === teamId || slot === place));
}
