import { slotModule } from '@poolhouse/contract/remote';
import { useServerCompatibility, type SlotPiece } from '@poolhouse/shared-ui';
import { useLocation } from '@poolhouse/shared-ui/router';
import { useMemo, useState } from 'react';
import { Waiting } from '../../frame/Waiting';
import { EMPTY_REGISTRY } from '../../registry/registry.store';
import { contributionAt, type Contribution } from '../../registry/slots.rules';
import { useRegistry } from '../../registry/useRegistry';
import { openPiece, pieceAtHand } from '../load/pieces';
import { switchOn } from '../load/switched-off.store';
import { misfit } from '../load/versions';
import { Contained } from './Contained';
import { PieceFailure } from './PieceFailure';
import { PieceNote } from './PieceNote';
import { useIsOff } from './useIsOff';
import { useOpened } from './useOpened';

const pieces = { open: openPiece, atHand: pieceAtHand };

interface Props {
  readonly contribution: Contribution;
  readonly given: object;
}

/** A piece of a remote in a place that is not its own. Whatever goes wrong with it stays inside. */
export function Piece({ piece, given }: { piece: SlotPiece; given: object }) {
  const { registry } = useRegistry();
  const contribution = useMemo(() => contributionAt(registry ?? EMPTY_REGISTRY, piece.key), [registry, piece.key]);
  const server = useServerCompatibility();
  const unfit = useMemo(() => contribution && misfit(contribution.remote, server), [contribution, server]);
  const off = useIsOff(contribution?.remote);
  if (!contribution) return null;
  const { remote, slot } = contribution;
  if (off)
    return (
      <PieceNote
        sentence={`Somebody switched ${remote.title} off in this browser.`}
        action="Switch on again"
        onAction={() => switchOn(remote.id)}
      />
    );
  if (unfit) return <PieceFailure remote={remote} title={slot.title} failure={unfit} onRetry={() => undefined} />;
  return <FittingPiece contribution={contribution} given={given} />;
}

function FittingPiece({ contribution: { remote, slot }, given }: Props) {
  const { pathname } = useLocation();
  const { opened: Drawn, failed, retrying, retry } = useOpened(pieces, remote, slotModule(slot));
  const [attempt, setAttempt] = useState(0);
  const waiting = <Waiting label={`Opening ${slot.title}`} />;
  if (failed) return <PieceFailure {...failed} title={slot.title} onRetry={retry} busy={retrying} />;
  if (!Drawn) return waiting;
  return (
    <Contained
      at={pathname}
      attempt={attempt}
      onAgain={() => setAttempt(attempt + 1)}
      waiting={waiting}
      failed={(failure, again) => <PieceFailure remote={remote} title={slot.title} failure={failure} onRetry={again} />}
    >
      <Drawn {...given} />
    </Contained>
  );
}
