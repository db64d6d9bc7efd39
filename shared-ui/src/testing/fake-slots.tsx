import type { SlotPlace } from '@poolhouse/contract/remote';
import type { ComponentType } from 'react';
import type { SlotComponent } from '../slots/places.types';
import type { SlotPiece, SlotSource } from '../slots/slot-source';

export interface FakePiece<P extends SlotPlace> {
  name: string;
  title: string;
  Part: SlotComponent<P>;
}

/** What other remotes contribute to the places of the screen that is tested, in order. */
export type FakeSlots = { readonly [P in SlotPlace]?: readonly FakePiece<P>[] };

export function fakeSlots(slots: FakeSlots): SlotSource {
  const parts = new Map<string, ComponentType<object>>();
  const all = Object.entries(slots).flatMap(([place, pieces]) =>
    (pieces as readonly FakePiece<SlotPlace>[]).map(({ name, title, Part }, order): SlotPiece => {
      const key = `${place}/${name}`;
      parts.set(key, Part as ComponentType<object>);
      return { key, place: place as SlotPlace, name, title, order };
    }),
  );
  return {
    usePieces: (place) => all.filter((piece) => piece.place === place),
    Piece: ({ piece, given }) => {
      const Part = parts.get(piece.key);
      return Part ? <Part {...given} /> : null;
    },
  };
}
