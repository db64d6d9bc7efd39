import { route } from '../../web/http/route';
import { deltaUrl, encodings } from '../../web/pages/page-request';
import { deleteFromBoard, postToBoard } from '../board-smack';
import { wantedContest } from '../wanted-contest';
import { seasonPage } from './season.page';
import type { WinsParts } from './wins-parts';
import { winsPage } from './wins.page';

/** The calls of players: board, season, smack. */
export function playerRoutes(parts: WinsParts): void {
  const { ctx, directory, calendars } = parts;
  const [board, season] = [winsPage(parts), seasonPage(parts)];
  const smack = { ctx, directory, type: 'footballwins' as const };

  route(ctx, 'GET football/footballwins_pagedata', async ({ query, viewer, request }) => {
    const { base, contest } = wantedContest(await directory.read(), viewer, 'footballwins', query.contest_id, query.year);
    const calendar = await calendars.read(contest.year);
    // The delta goes on with the contest that was found, whatever becomes of the viewer's other ones; the week stays open when it was.
    const delta = deltaUrl('football/footballwins_pagedata', { contest_id: base.id, year: query.year, week: query.week });
    return ctx.pages.read(
      board,
      { contestId: contest.id, week: query.week ?? 0, calendar, baseYear: base.year },
      viewer,
      delta,
      query.since,
      encodings(request),
    );
  });

  route(ctx, 'GET football/footballwins_season', async ({ query, viewer, request }) => {
    const { base, contest } = wantedContest(await directory.read(), viewer, 'footballwins', query.contest_id, query.year);
    const calendar = await calendars.read(contest.year);
    const delta = deltaUrl('football/footballwins_season', { contest_id: base.id, year: query.year });
    return ctx.pages.read(season, { contestId: contest.id, calendar }, viewer, delta, query.since, encodings(request));
  });

  route(ctx, 'POST football/footballwins_smack', ({ body, viewer, request }) =>
    postToBoard(smack, { viewer, ip: request.ip, contestId: body.contest_id }, body.Message),
  );
  route(ctx, 'DELETE football/footballwins_smack', ({ query, viewer, request }) =>
    deleteFromBoard(smack, { viewer, ip: request.ip, contestId: query.contest_id }, query.id),
  );
}
