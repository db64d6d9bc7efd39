import { Refusal } from '../../ground/refusal';
import { runsContest } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import type { Contest } from '../contest';
import { contestsRun } from '../entries/access';
import type { Memberships } from '../entries/directory';

/** The NFL wins contest that an administrator means, of those that they run. Without an id: the only one of the latest year. */
export async function contestToSetUp(memberships: Memberships, viewer: Viewer, contestId: number | undefined): Promise<Contest> {
  if (contestId !== undefined) {
    const found = await memberships.contest(contestId);
    if (found?.type !== 'footballwins' || !runsContest(viewer, found))
      throw new Refusal('not_found', 'There is no such NFL wins contest.', { contest_id: 'is not an NFL wins contest' });
    return found;
  }
  const wins = await contestsRun(memberships, viewer, 'footballwins');
  const [newest] = wins;
  if (!newest) throw new Refusal('not_found', 'There is no NFL wins contest yet. Open one first.');
  const latest = wins.filter(({ year }) => year === newest.year);
  if (latest.length > 1) {
    throw new Refusal('bad_input', `There are ${latest.length} NFL wins contests in ${newest.year}. Say which one is meant.`, {
      contest_id: 'is needed',
    });
  }
  return newest;
}
