import { slotModule, type RegisteredRemote } from '@poolhouse/contract/remote';
import type { ComponentType } from 'react';
import { fetchAround, loadModule, moduleAtHand } from './modules';
import { misfit } from './versions';

export type Piece = ComponentType<object>;

/** A function, or what memo and the like make of one. */
const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/**
 * A piece that a remote contributes to a place that is not its own.
 * @param name of its module, as the registry spells it: `settings/football`
 * @throws LoadFailure
 */
export async function openPiece(remote: RegisteredRemote, name: string): Promise<Piece> {
  const unfit = misfit(remote);
  if (unfit) throw unfit;
  const { preload = [], shared = [] } = remote.slots?.find((slot) => slotModule(slot) === name) ?? {};
  fetchAround(remote, preload, shared);
  return (await loadModule(remote, name, isComponent)) as Piece;
}

/** The same without waiting, where it is there already. */
export const pieceAtHand = (remote: RegisteredRemote, name: string): Piece | null =>
  (moduleAtHand(remote, name) as Piece | undefined) ?? null;
