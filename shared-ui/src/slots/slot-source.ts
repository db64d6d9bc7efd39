import type { SlotPlace } from '@poolhouse/contract/remote';
import { createContext, useContext, type ComponentType } from 'react';

/** A piece that a remote contributes to a place, as far as it is known before any of its code is fetched. */
export interface SlotPiece {
  /** Of this piece alone, on the whole site. */
  readonly key: string;
  readonly place: SlotPlace;
  /** Its name among its remote's pieces in this place. */
  readonly name: string;
  readonly title: string;
  readonly order: number;
}

/** Where pieces come from: the shell, which knows the registry and loads remotes. */
export interface SlotSource {
  /** A hook. The pieces of a place that the player sees, in their order. */
  usePieces(place: SlotPlace): readonly SlotPiece[];
  /** Fetches one and draws it, with what its place gives; what goes wrong stays inside. */
  readonly Piece: ComponentType<{ readonly piece: SlotPiece; readonly given: object }>;
}

/** Where nobody says otherwise, as in a remote that runs alone, nothing is contributed. */
const NOBODY: SlotSource = { usePieces: () => [], Piece: () => null };

const Source = createContext(NOBODY);

export const SlotProvider = Source.Provider;
export const useSlotSource = (): SlotSource => useContext(Source);

/** The pieces that remotes contribute to a place, for this player, in their order. Nothing of them is fetched before one is drawn. */
export function useSlots(place: SlotPlace): readonly SlotPiece[] {
  return useSlotSource().usePieces(place);
}
