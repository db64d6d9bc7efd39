import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { groupFieldByHand } from './group-field';
import { setGolfer } from './set-golfer';
import { setHoles } from './set-holes';
import { setStatus } from './set-status';

/** What an administrator sets of a tournament by hand, always with a reason. */
export function tournamentRoutes(ctx: Context): void {
  route(ctx, 'POST ad/golf_field', (call) => groupFieldByHand(ctx, call));
  route(ctx, 'POST ad/golf_set_holes', (call) => setHoles(ctx, call));
  route(ctx, 'POST ad/golf_set_golfer', (call) => setGolfer(ctx, call));
  route(ctx, 'POST ad/golf_set_status', (call) => setStatus(ctx, call));
}
