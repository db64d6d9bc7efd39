import type { Context } from '../../../web/context';
import type { Memories } from '../../memories';
import { pageRoute } from '../../page-route';
import { wantedContest } from '../../wanted-contest';
import { squaresKind } from '../bbsquares.kind';
import { squaresPage } from './bbsquares.page';

/** The board, which stays fresh by deltas. */
export function pageRoutes(ctx: Context, { directory }: Memories): void {
  pageRoute(ctx, 'GET bbsquares/pagedata', squaresPage(directory), async ({ contest_id: contestId }, viewer) => {
    const { contest } = wantedContest(await directory.read(), viewer, squaresKind, { contestId, year: undefined });
    return { params: { contestId: contest.id, year: contest.year }, delta: { contest_id: contest.id } };
  });
}
