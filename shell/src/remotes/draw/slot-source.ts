import type { SlotPlace } from '@poolhouse/contract/remote';
import { useSession, type SlotPiece, type SlotSource } from '@poolhouse/shared-ui';
import { useMemo } from 'react';
import { EMPTY_REGISTRY } from '../../registry/registry.store';
import { piecesFor } from '../../registry/slots.rules';
import { useRegistry } from '../../registry/useRegistry';
import { administers } from '../../registry/viewers.rules';
import { Piece } from './Piece';

/** What the registry says that remotes contribute to a place, for the player who is signed in; for a guest nothing. */
function usePieces(place: SlotPlace): readonly SlotPiece[] {
  const { session } = useSession();
  const { registry } = useRegistry();
  return useMemo(() => {
    if (!session) return [];
    const viewer = { contests: session.user_contests, isAdmin: administers(session) };
    return piecesFor(registry ?? EMPTY_REGISTRY, place, viewer).map(({ key, slot: { name, title, order } }) => ({
      key,
      place,
      name,
      title,
      order,
    }));
  }, [session, registry, place]);
}

/** The shell's answer to every place, its own and those of remotes. */
export const slotSource: SlotSource = { usePieces, Piece };
