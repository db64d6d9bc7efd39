import { bbAuction } from './bbauction/bbauction.plug';
import { bbSquares } from './bbsquares/bbsquares.plug';
import { bowlMania } from './bowl_mania/bowl_mania.plug';
import { football } from './football/football.plug';
import { footballWins } from './footballwins/footballwins.plug';
import { golf, pick1Golf } from './golf/golf.plug';
import type { ContestPlug } from './plug';
import { underdogs } from './underdogs/underdogs.plug';

/** Every kind of contest, in the order in which home tells of them and the demo fills them. */
export const contests: readonly ContestPlug[] = [football, footballWins, underdogs, golf, bowlMania, bbAuction, bbSquares, pick1Golf];
