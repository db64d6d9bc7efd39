import type { NameSection } from '@poolhouse/contract';
import type { SlotPiece } from '@poolhouse/shared-ui';

export type Section = { readonly names: NameSection; readonly piece: null } | { readonly names: null; readonly piece: SlotPiece };

/** Sections of both kinds in one order. One that a remote has taken over by its name is the remote's, also while that is down. */
export function inOrder(names: readonly NameSection[], pieces: readonly SlotPiece[]): Section[] {
  const sections: Section[] = [
    ...names
      .filter(({ ID }) => !pieces.some(({ name }) => name === ID.replaceAll('_', '-')))
      .map((section) => ({ names: section, piece: null })),
    ...pieces.map((piece) => ({ names: null, piece })),
  ];
  const orderOf = ({ names: own, piece }: Section) => (piece ?? own).order;
  return sections.sort((a, b) => orderOf(a) - orderOf(b));
}
