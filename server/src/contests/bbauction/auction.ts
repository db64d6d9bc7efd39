import type { Tx } from '../../ground/db/database';
import { readTournament, type Tournament } from '../../sport/tournament/tournament';
import type { Contest, Entry } from '../contest';
import type { Memberships } from '../entries/directory';
import { readColors, readRoom, type AuctionRoom } from './auction.store';
import { readFolded, type Folded } from './folded';
import type { NumberedAuction } from './groups.rules';
import { lastPotBefore } from './last-pot';
import type { AuctionEvent } from './log/auction-log';
import type { AuctionState } from './log/auction-state';
import { lotsOf, type Lot, type Place } from './log/lots.rules';
import { firstTipoff, placesOf } from './lots/places';

/** An auction as it is before anybody looks at it. */
export interface Auction {
  contest: Contest;
  group: number;
  room: AuctionRoom;
  log: readonly AuctionEvent[];
  state: AuctionState;
  /** Owners, in the order of entry. */
  entries: readonly Entry[];
  tournament: Tournament | undefined;
  places: readonly Place[];
  lots: readonly Lot[];
  colors: ReadonlyMap<number, string>;
  /** Of the same group the year before; null when there was none. */
  lastPot: number | null;
}

/** @param now site time, epoch ms */
export async function readAuction(
  tx: Tx,
  { contest, group }: NumberedAuction,
  { memberships, now, before }: { memberships: Memberships; now: number; before?: Folded | undefined },
): Promise<Auction & { folded: Folded }> {
  const room = await readRoom(tx, contest.id);
  const folded = await readFolded(tx, room, before);
  const tournament = await readTournament(tx, contest.year, now);
  const places = tournament ? placesOf(tournament) : [];
  return {
    contest,
    group,
    room,
    folded,
    log: folded.log,
    state: folded.state,
    entries: await memberships.entriesOf(contest.id),
    tournament,
    places,
    lots: lotsOf(places, folded.state.settings.layout),
    colors: await readColors(tx, contest.id),
    lastPot: await lastPotBefore(tx, memberships, { contest, group }),
  };
}

/** Whether the tournament proper has begun: prices and shares then stay as they are. */
export const hasBegun = ({ tournament }: Pick<Auction, 'tournament'>, now: number): boolean => now >= firstTipoff(tournament);

/** The lot that a team of its places, or the lot itself, stands for. */
export function lotOfTeam({ lots, tournament }: Pick<Auction, 'lots' | 'tournament'>, teamId: number): Lot | undefined {
  const place = tournament?.teams.get(teamId)?.place;
  return lots.find(({ places }) => places.some(({ id, slot }) => id === teamId || slot === place));
}
