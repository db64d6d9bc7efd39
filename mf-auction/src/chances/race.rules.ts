import type { AuctionConfigRow, AuctionOwnerRow, AuctionSlotRow, AuctionTeamRow } from '../contest/auction.types';
import type { Race } from './race.types';

const GAMES = [32, 16, 8, 4, 2, 1];

interface Facts {
  config: AuctionConfigRow;
  owners: readonly AuctionOwnerRow[];
  teams: readonly AuctionTeamRow[];
  bracket: readonly AuctionSlotRow[];
}

/** The tournament of an auction as it stands. */
export function raceOf({ config, owners, teams, bracket }: Facts): Race {
  const field = bracket.filter(({ round }) => round === 1).sort((a, b) => a.position - b.position);
  const indexOf = new Map(field.map(({ Team_ID }, n) => [Team_ID, n]));
  const teamById = new Map(teams.map((team) => [team.ID, team]));
  const ownerIndex = new Map(owners.map(({ ID }, n) => [ID, n]));
  const held = (id: number) =>
    (teamById.get(id)?.shares ?? '')
      .split(',')
      .filter((share) => share !== '')
      .flatMap((share) => {
        const [entry = '', percent = ''] = share.split(':');
        const owner = ownerIndex.get(Number(entry));
        return owner === undefined ? [] : [{ owner, part: Number(percent) / 100 }];
      });
  const winners = GAMES.map((count, round) => {
    const next = new Map(bracket.filter((slot) => slot.round === round + 2).map((slot) => [slot.position, slot.Team_ID]));
    return Array.from({ length: count }, (_, game) => indexOf.get(next.get(game + 1) ?? 0));
  });
  return {
    seeds: field.map(({ Seed }) => Seed ?? 16),
    winners,
    holders: field.map(({ Team_ID }) => held(Team_ID)),
    values: config.win_values.split(',').map(Number),
    paid: owners.map(({ TotalPaid }) => TotalPaid),
    won: owners.map(({ TotalWon }) => TotalWon),
    open: winners.flat().filter((winner) => winner === undefined).length,
  };
}
