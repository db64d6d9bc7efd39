import type { AuctionConfigRow, AuctionOwnerRow, AuctionSlotRow, AuctionTeamRow } from '../contest/auction.types';

export interface Ladder {
  /** What a win pays, by round from the round of 64. */
  values: readonly number[];
  /** Points that are missing to break even; 0 for none. */
  short: number;
  alive: readonly AuctionTeamRow[];
  out: readonly AuctionTeamRow[];
}

/** Wins of a team, known by its winnings: each round pays more than all before it could leave. */
export function nextWin(team: AuctionTeamRow, values: readonly number[], wins: number): number {
  return team.out === 1 ? 0 : (values[wins] ?? 0);
}

export function ladderOf(owner: AuctionOwnerRow, teams: readonly AuctionTeamRow[], config: AuctionConfigRow): Ladder {
  const own = teams.filter(({ shares }) => shares.split(',').some((share) => share.startsWith(`${owner.ID}:`)));
  return {
    values: config.win_values.split(',').map(Number),
    short: Math.max(0, -owner.Profit),
    alive: own.filter(({ out }) => out === 0).sort((a, b) => a.Seed - b.Seed),
    out: own.filter(({ out }) => out === 1).sort((a, b) => a.Seed - b.Seed),
  };
}

/** The furthest round that each team has reached, by its ID. */
export function roundsReached(slots: readonly AuctionSlotRow[]): Map<number, number> {
  const rounds = new Map<number, number>();
  for (const { Team_ID, round } of slots) rounds.set(Team_ID, Math.max(rounds.get(Team_ID) ?? 1, round));
  return rounds;
}
