import { route } from '../../web/http/route';
import { deleteFromBoard, postToBoard } from '../board-smack';
import type { FootballParts } from './football-parts';

/** The smack board of a football contest. */
export function footballSmackRoutes({ ctx, directory }: FootballParts): void {
  const boards = { ctx, directory, type: 'football' as const };
  route(ctx, 'POST football/smack', ({ body, viewer, request }) =>
    postToBoard(boards, { viewer, ip: request.ip, contestId: body.contest_id }, body.Message),
  );
  route(ctx, 'DELETE football/smack', ({ query, viewer, request }) =>
    deleteFromBoard(boards, { viewer, ip: request.ip, contestId: query.contest_id }, query.id),
  );
}
