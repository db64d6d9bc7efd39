import { definePlug } from '../plug';
import { bbAuctionKind } from './bbauction.kind';
import { bbAuctionRoom } from './bbauction.room';
import { fillAuctions } from './demo/fill-auctions';
import * as log from './migrations/bbauction-001-log';

export const bbAuction = definePlug({
  ...bbAuctionKind,
  room: bbAuctionRoom,
  migrations: { 'bbauction-001-log': log },
  demo: { fill: fillAuctions },
});
