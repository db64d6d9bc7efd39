import { DateTime } from 'luxon';
import type { Invalidate, Tx } from '../../../ground/db/database';
import { CONTEST_ZONE } from '../../../sport/games/week.rules';
import { takeTournaments } from '../../../sport/imports/ncaab/import-ncaab';
import { demoTeams, demoTournament } from './demo-tournament';

/** Friday of the Sweet 16, 20:45 in New York: games are on. The demo's clock starts here where it is asked for March. */
export const MARCH_START = DateTime.fromISO('2026-03-27T20:45', { zone: CONTEST_ZONE }).toMillis();

/** Tuesday before the first round: everything is sold in one auction, and half of it in another. */
export const AUCTION_START = DateTime.fromISO('2026-03-17T20:30', { zone: CONTEST_ZONE }).toMillis();

/** Writes the made-up tournament, as it was before its first game. */
export async function fillDemoTournament(tx: Tx, invalidate: Invalidate): Promise<void> {
  const tournament = demoTournament();
  await takeTournaments(tx, invalidate, { tournaments: [tournament], teams: demoTeams, now: tournament.opensAt });
}
