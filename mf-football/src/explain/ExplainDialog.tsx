import { Button } from '@poolhouse/shared-ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@poolhouse/shared-ui/data';
import type { Board } from '../board/board.rules';
import { ExplainGame } from './ExplainGame';
import { ExplainPick } from './ExplainPick';
import type { Tapped } from './useExplain';

interface Props {
  tapped: Tapped;
  board: Board;
  onClose(): void;
}

function titleOf({ pick, game }: Tapped): string {
  return pick ? `${pick.EntryName}, pick ${pick.slot}` : `${game.team1} at ${game.team2}`;
}

/** The sentence behind a pick or a game. */
export default function ExplainDialog({ tapped, board, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="explain-title" fullWidth slotProps={{ paper: { sx: { maxWidth: 440 } } }}>
      <DialogTitle id="explain-title">{titleOf(tapped)}</DialogTitle>
      <DialogContent>{tapped.pick ? <ExplainPick pick={tapped.pick} board={board} /> : <ExplainGame game={tapped.game} board={board} />}</DialogContent>
      <DialogActions><Button onClick={onClose} autoFocus>Done</Button></DialogActions>
    </Dialog>
  );
}
