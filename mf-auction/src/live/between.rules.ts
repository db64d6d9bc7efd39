import type { AuctionConfigRow, LiveData, LiveTeamRow } from '../contest/auction.types';

/** How many teams of each seed are not sold, the best seeds first. */
export function leftBySeed(teams: readonly Pick<LiveTeamRow, 'Seed' | 'Price'>[]): { seed: number; teams: number }[] {
  const left = new Map<number, number>();
  for (const { Seed, Price } of teams) if (Price === null) left.set(Seed, (left.get(Seed) ?? 0) + 1);
  return [...left].map(([seed, count]) => ({ seed, teams: count })).sort((a, b) => a.seed - b.seed);
}

/** What an owner has bought, the best seeds first. */
export function myTeams<T extends Pick<LiveTeamRow, 'owner_id' | 'Seed' | 'Name'>>(teams: readonly T[], me: number): T[] {
  return teams.filter(({ owner_id: id }) => id !== 0 && id === me).sort((a, b) => a.Seed - b.Seed || a.Name.localeCompare(b.Name));
}

/** What leaves the block empty; the next team comes so long after. */
const CLEARS = new Set(['sold', 'passed', 'resumed']);

/**
 * When the site brings the next team up by itself, the site's time, epoch ms; null where it waits for a press, for an owner's turn, or for
 * nothing any more. After a start of the site it may come later.
 *
 * @param rate seconds of the site's time per real second
 */
export function nextAt(
  { log, block }: Pick<LiveData, 'log' | 'block'>,
  { phase, bidding, auto_next: wait }: Pick<AuctionConfigRow, 'phase' | 'bidding' | 'auto_next'>,
  rate: number,
): number | null {
  const up = block.data[0];
  if (phase !== 'drafting' || bidding === 0 || wait === 0 || !up || up.lot !== 0 || up.turn !== 0) return null;
  const last = [...log.data].sort((a, b) => b.ID - a.ID)[0];
  return last && CLEARS.has(last.type) ? Date.parse(last.at) + wait * 1000 * (rate || 1) : null;
}
