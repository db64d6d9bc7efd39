import { EntryName } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { SheetDialog } from '@poolhouse/shared-ui/data';
import type { Board } from '../contest/board.rules';
import { ExplainGame } from './ExplainGame';
import { ExplainPick } from './ExplainPick';
import type { Tapped } from './useExplain';

interface Props {
  tapped: Tapped;
  board: Board;
  onClose(): void;
}

/** The sentence behind a pick or a game. */
export default function ExplainDialog({ tapped: { pick, game }, board, onClose }: Props) {
  const title = pick ? (
    <>
      <EntryName name={pick.EntryName} plain />, pick {pick.slot}
    </>
  ) : (
    `${game.team1} at ${game.team2}`
  );
  return (
    <SheetDialog
      title={title}
      onClose={onClose}
      actions={
        <Button color="inherit" onClick={onClose} autoFocus>
          Done
        </Button>
      }
    >
      {pick ? <ExplainPick pick={pick} board={board} /> : <ExplainGame game={game} board={board} />}
    </SheetDialog>
  );
}
