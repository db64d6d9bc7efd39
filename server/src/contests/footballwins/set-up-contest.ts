import { Refusal } from '../../ground/refusal';
import type { Contest } from '../contest';
import type { Memberships } from '../directory';

/** The NFL wins contest that an administrator means. Without an id: the only one of the latest year. */
export function contestToSetUp({ contests }: Memberships, contestId: number | undefined): Contest {
  const wins = contests.filter(({ type }) => type === 'footballwins');
  if (contestId !== undefined) {
    const found = wins.find(({ id }) => id === contestId);
    if (!found) throw new Refusal('not_found', 'There is no such NFL wins contest.', { contest_id: 'is not an NFL wins contest' });
    return found;
  }
  const latest = wins.filter(({ year }) => year === wins[0]!.year);
  if (latest.length === 0) throw new Refusal('not_found', 'There is no NFL wins contest yet. Open one first.');
  if (latest.length > 1) {
    throw new Refusal('bad_input', `There are ${latest.length} NFL wins contests in ${latest[0]!.year}. Say which one is meant.`, {
      contest_id: 'is needed',
    });
  }
  return latest[0]!;
}
