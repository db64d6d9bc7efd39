import type { Memories } from '../memories';
import type { Overrides } from '../overrides';
import { saveOwner } from './save-owner';

/** How what an administrator did in NFL wins is taken back: the owner of before, by the same rules. */
export const winsOverrides = ({ directory }: Memories): Overrides => ({
  'nflwins.owner': async ({ tx, invalidate, viewer, before, contestId, now, reason }) => {
    const { entry_id, team, exp_wins } = before as { entry_id: number | null; team: string; exp_wins: number | null };
    const input = { entry_id: entry_id ?? 0, team_name: team, exp_wins, contest_id: contestId };
    await saveOwner(tx, invalidate, directory.in(tx), { viewer, input, now, reason });
  },
});
