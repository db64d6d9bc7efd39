import { formatList } from '@poolhouse/shared-ui';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { dollars } from '../contest/money';

/** What an administrator is asked before it is done, and the verb that does it. */
export interface Question {
  question: string;
  yes: string;
}

type Room = Pick<LiveData, 'block' | 'all_teams' | 'owners'>;
type Phase = Pick<AuctionConfigRow, 'phase' | 'paused'>;

const nameOf = ({ all_teams: teams }: Room, lot: number): string =>
  formatList(teams.data.filter((team) => team.lot === lot).map(({ Name }) => Name));

/** Before another team comes up: the one that is up goes down, a pause ends. null where nothing is lost. The server's table of acts says when. */
export function beforePutUp(room: Room, { phase, paused }: Phase): Question | null {
  const lot = room.block.data[0]?.lot ?? 0;
  if (lot !== 0) return { question: `Take ${nameOf(room, lot)} down?`, yes: 'Take down' };
  return phase === 'paused' ? { question: `End the pause (${paused})?`, yes: 'Go on' } : null;
}

/** Before sales are typed instead of bid for. */
export function beforeStopBids(room: Room): Question | null {
  const lot = room.block.data[0]?.lot ?? 0;
  if (lot === 0) return null;
  return { question: `Stop the clock of ${nameOf(room, lot)}, and type its sale and all others?`, yes: 'Stop bids' };
}

/** Before a sale is typed over a bid that stands. */
export function beforeSale(room: Room, owner: string, price: number): Question | null {
  const block = room.block.data[0];
  const high = room.owners.data.find(({ ID }) => ID === block?.high_id);
  if (!block || !high) return null;
  return {
    question: `${high.Name} has bid ${dollars(block.high)} for ${nameOf(room, block.lot)}. Sell it to ${owner} for ${dollars(price)} all the same?`,
    yes: 'Sell',
  };
}
