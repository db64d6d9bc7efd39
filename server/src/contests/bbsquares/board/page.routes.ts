import type { Context } from '../../../web/context';
import { contestFor } from '../../entries/access';
import { firstContest } from '../../entries/wanted-contest';
import { pageRoute } from '../../page-route';
import { squaresKind } from '../bbsquares.kind';
import { squaresPage } from './bbsquares.page';
import type { SquaresReader } from './read-board';

/** The board, which stays fresh by deltas. */
export function pageRoutes(ctx: Context, reader: SquaresReader): void {
  const { directory } = reader;
  pageRoute(ctx, 'GET bbsquares/pagedata', squaresPage(reader), async ({ contest_id: contestId }, viewer) => {
    const contest = await (contestId
      ? contestFor(directory.now, viewer, squaresKind.type, contestId)
      : firstContest(directory.now, viewer, squaresKind, ctx.clock.now()));
    return { params: { contestId: contest.id, year: contest.year }, delta: { contest_id: contest.id } };
  });
}
