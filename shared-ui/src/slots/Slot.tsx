import type { SlotPlace } from '@poolhouse/contract/remote';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { Places } from './places.types';
import { useSlots, useSlotSource, type SlotPiece } from './slot-source';

export type SlotProps<P extends SlotPlace> = Places[P] & {
  place: P;
  /** One piece, of those that `useSlots` names; all of the place unless given. */
  piece?: SlotPiece;
  /** What stands around each piece, whether it is there, on its way or down: its heading. */
  frame?(piece: SlotPiece, content: ReactElement): ReactNode;
};

const bare = (_piece: SlotPiece, content: ReactElement): ReactNode => content;

/** What remotes contribute to a place. A piece is fetched when it is first drawn, and one that is down harms nothing beside it. */
export function Slot<P extends SlotPlace>({ place, piece, frame = bare, ...given }: SlotProps<P>): ReactElement {
  const { Piece } = useSlotSource();
  const pieces = useSlots(place);
  return (
    <>
      {(piece ? [piece] : pieces).map((one) => (
        <Fragment key={one.key}>{frame(one, <Piece piece={one} given={given} />)}</Fragment>
      ))}
    </>
  );
}
