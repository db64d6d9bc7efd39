import type { UnderdogsPickRow } from '@poolhouse/contract';
import { VisuallyHidden } from '@poolhouse/shared-ui/board';
import { SupposedFigure } from '@poolhouse/shared-ui/screen';

const ENDS = { W: 'wins outright', C: 'covers', L: 'loses', '': '' };

/** How a pick would come out. */
export const SupposedEnd = ({ pick }: { pick: Pick<UnderdogsPickRow, 'Grade'> }) => (
  <SupposedFigure>
    {ENDS[pick.Grade]}
    <VisuallyHidden> supposed</VisuallyHidden>
  </SupposedFigure>
);
