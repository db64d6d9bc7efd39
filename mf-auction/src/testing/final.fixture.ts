import type { DataOf } from '@poolhouse/contract';
import type { BracketData } from '../contest/auction.types';
import { aBracket, aConfig, someSlots, someTeams } from './rows.fixture';

const strengths = [0, -0.52, -0.88, -1.06, -1.2, -1.26, -1.31, -1.39, -1.48, -1.56, -1.65, -1.93, -2.35, -2.76, -3.18, -3.67];
export const aModel: DataOf<'GET bbauction/model'> = {
  model: { data: [{ ID: 1, strengths, games: 2425, from: 1985, to: 2025, log_loss: 0.5441, brier: 0.1849 }] },
  bands: { data: [{ ID: 1, said: 0.561, came: 0.59, games: 715 }] },
};

/** All games up to the final are played, by the teams that stand first; Rusty has one side of it and June the other. */
export function beforeTheFinal(): BracketData {
  const teams = someTeams().map((team, n) => ({
    ...team,
    owner_id: n < 32 ? 1 : 2,
    Owner: n < 32 ? 'Rusty Oakes' : 'June Hathaway',
    Price: 1,
    shares: `${n < 32 ? 1 : 2}:100`,
  }));
  const bracket = someSlots().map((slot) => {
    const at = slot.round < 1 || slot.round > 6 ? -1 : (slot.position - 1) << (slot.round - 1);
    const team = at < 0 ? undefined : teams[at];
    return team ? { ...slot, Team: team.Name, Team_ID: team.ID, Seed: team.Seed } : slot;
  });
  return aBracket({ config: { data: [aConfig({ sold: 64, begun: 1 })] }, teams: { data: teams }, bracket: { data: bracket } });
}
