import type { SquareRow } from '@poolhouse/contract';
import { useApi } from '@poolhouse/shared-ui';
import { ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { SheetDialog } from '@poolhouse/shared-ui/data';
import { useState } from 'react';
import { giveFirstWord } from '../claim/first-word';
import type { Board } from '../contest/board.rules';
import { Body } from '../contest/board.styles';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';
import { squareName } from './cell.rules';
import { GiveSquare } from './GiveSquare';
import { SquareActions } from './SquareActions';
import { SquareFacts } from './SquareFacts';

interface Props {
  place: number;
  board: Board;
  data: SquaresPage;
  page: PageState<SquaresPage>;
  onClose(): void;
}

/** A closer look at one square, and what may be done with it. */
export default function SquareSheet({ place, board, data, page, onClose }: Props) {
  const { config } = board;
  const square = board.squares[place] as SquareRow;
  const { reason, setReason, busy, result, save } = useSquareSave(square, { board, data, page });
  const late = config.state === 'drawn' || config.state === 'live';
  const actions = <SquareActions square={square} board={board} busy={busy} onSave={save} onClose={onClose} />;
  return (
    <SheetDialog title={squareName(square)} onClose={onClose} actions={actions}>
      <Body>
        <SquareFacts square={square} board={board} />
        {config.isAdmin === 1 && config.state !== 'finished' && config.waits_for === '' && !(late && square.entry_id === 0) && (
          <GiveSquare square={square} entries={board.entries} late={late} busy={busy} reason={reason} onReason={setReason} onSave={save} />
        )}
        <ResultText result={result} />
      </Body>
    </SheetDialog>
  );
}

/** Gives a square to an entry, 0 to nobody, with the reason that is typed; who gets one of his own has a word in the draw. */
function useSquareSave(square: SquareRow, { board: { config }, data, page }: Pick<Props, 'board' | 'data' | 'page'>) {
  const { call } = useApi();
  const saver = useSave(page);
  const [reason, setReason] = useState('');
  const body = { type: 'square' as const, contest_id: config.contest_id, x_pos: square.x_pos, y_pos: square.y_pos };
  async function save(entryId: number, done: string): Promise<void> {
    const why = reason.trim() === '' ? {} : { reason: reason.trim() };
    if (!(await saver.run(() => call('POST bbsquares/savesquare', { body: { ...body, entry_id: entryId, ...why } }), done))) return;
    if (entryId === config.entry_id) await giveFirstWord(call, data, config);
    setReason('');
  }
  return { reason, setReason, busy: saver.saving || page.staleSince !== null, result: saver.result, save };
}
