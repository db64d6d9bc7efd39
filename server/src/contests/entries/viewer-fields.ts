import { runsContest } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import type { Contest, Entry } from '../contest';

/** What the configuration of a contest's page says of who looks at it: their first entry, and whether they run the contest. */
export function viewerFields(contest: Contest, entries: readonly Entry[], viewer: Viewer) {
  const mine = entries.find(({ userId }) => userId === viewer.userId);
  return { entry_id: mine?.id ?? 0, EntryName: mine?.name ?? '', isAdmin: runsContest(viewer, contest) ? 1 : 0 } as const;
}
