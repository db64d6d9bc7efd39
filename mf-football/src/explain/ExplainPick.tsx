import type { FootballPickRow } from '@poolhouse/contract';
import type { Board } from '../contest/board.rules';
import { explainPick } from './explain.rules';
import { Sentence } from './Sentence';
import { words } from './words';

/** The row may have changed since it was tapped, so the board's own is told. */
export function ExplainPick({ pick, board }: { pick: FootballPickRow; board: Board }) {
  const current = board.picks.find((row) => row.ID === pick.ID) ?? pick;
  const game = board.scores.find((row) => row.ID === current.event_id);
  return (
    <Sentence result={current.Result} push={current.Push === 1}>
      {explainPick(current, game, words)}
    </Sentence>
  );
}
