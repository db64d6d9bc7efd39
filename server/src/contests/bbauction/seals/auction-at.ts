import type { Tx } from '../../../ground/db/database';
import type { Tournament } from '../../../sport/tournament/tournament';
import type { Contest } from '../../contest';
import type { AuctionBook } from '../auction';
import type { Place } from '../log/lots.rules';
import { placesOf } from '../lots/places';
import type { AuctionReader } from '../seen/read-auction';

/** An auction, with what of it is told beside its own log. */
export interface AuctionAt {
  tx: Tx;
  contest: Contest;
  book: AuctionBook;
  tournament: Tournament | undefined;
  places: readonly Place[];
  /** By id. */
  entries: readonly number[];
  now: number;
}

export async function readAt(tx: Tx, reader: AuctionReader, contest: Contest, now: number): Promise<AuctionAt> {
  const tournament = await reader.tournaments.readIn(tx, contest.year, now);
  return {
    ...{ tx, contest, tournament, now },
    book: await reader.books.readIn(tx, contest.id),
    places: tournament ? placesOf(tournament) : [],
    entries: (await reader.directory.in(tx).entriesOf(contest.id)).map(({ id }) => id),
  };
}
