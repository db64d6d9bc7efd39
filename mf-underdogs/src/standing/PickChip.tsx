import type { UnderdogsPickRow } from '@poolhouse/contract';
import { serverNow } from '@poolhouse/shared-ui';
import { FaceChip, type FaceName } from '@poolhouse/shared-ui/board';
import { standingOf, type Standing } from './standing.rules';

const faces: Record<Standing, FaceName | null> = {
  win: 'win',
  cover: 'cover',
  push: 'loss',
  loss: 'loss',
  winning: 'winning',
  covering: 'covering',
  pushing: 'losing',
  losing: 'losing',
  sealed: 'picked',
  toCome: 'picked',
  none: null,
};

/** The faces in use, for the legend. A push is an L here, so it has none of its own. */
export const usedFaces: readonly FaceName[] = ['win', 'cover', 'loss', 'winning', 'covering', 'losing', 'picked'];

/** How a pick stands, silent: the text beside it says the same. */
export function PickChip({ pick }: { pick: UnderdogsPickRow }) {
  return <FaceChip face={faces[standingOf(pick, serverNow())]} title="" />;
}
