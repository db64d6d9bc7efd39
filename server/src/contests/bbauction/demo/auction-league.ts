import type { Say } from '../../demo/demo-smack';

/** Who bids in the demo: the people of the Oak Street Pool. */
export const auctionOwners: ReadonlyArray<{ user: string; name: string }> = [
  { user: 'rusty', name: 'Rusty Oakes' },
  { user: 'priya', name: 'Priya Natarajan' },
  { user: 'gus', name: 'Dex Calloway' },
  { user: 'marcus', name: 'Marge Ellison' },
  { user: 'theo', name: 'Tomas Vidal' },
  { user: 'ingrid', name: 'June Hathaway' },
  { user: 'dana', name: 'Otis Brand' },
  { user: 'walt', name: 'Lena Frost' },
];

export const STREET = { name: 'Oak Street Auction', group: 1 };

/** What is said beside the bracket. */
export const auctionSayings: readonly Say[] = [
  () => 'Four for a 15 seed felt like a plan at the time.',
  (other) => `${other} has bought the whole South and nothing that wins.`,
  () => 'I had a budget. I had a very good budget.',
  (other) => `Going once, going twice, going broke. That is you, ${other}.`,
  () => 'My half of a team has two thirds of my hope.',
  () => 'Nobody bids on the 16s and then everybody is sad in round one.',
];
