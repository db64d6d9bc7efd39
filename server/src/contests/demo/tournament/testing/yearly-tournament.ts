import type { Database } from '../../../../ground/db/database';
import { takeTournaments } from '../../../../sport/imports/ncaab/import-ncaab';
import { demoTeams, demoTournament } from '../demo-tournament';

const DAY = 86_400_000;

/** What is otherwise: so many pairs of teams of the field changed about, and all days so much later, ms. */
export interface Otherwise {
  swap?: number;
  later?: number;
}

/** The made-up tournament in another year. */
export function tournamentOf(season: number, { swap = 0, later = 0 }: Otherwise = {}) {
  const made = demoTournament();
  const by = (season - made.season) * 365 * DAY;
  const swapped = made.field.map((team, n, all) => ({ ...team, teamId: all[n < 2 * swap ? n ^ 1 : n]!.teamId }));
  const games = made.games.map((one) => ({ ...one, tipoffAt: one.tipoffAt + by + later }));
  return { ...made, season, opensAt: made.opensAt + by, field: swapped, games };
}

export const takeTournament = (db: Database, season: number, now: number, otherwise?: Otherwise) =>
  db.write((tx, invalidate) => takeTournaments(tx, invalidate, { tournaments: [tournamentOf(season, otherwise)], teams: demoTeams, now }));
