import { useState } from 'react';
import { formatNumber, plural, useApi } from '@poolhouse/shared-ui';
import { EntryName, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { SheetDialog } from '@poolhouse/shared-ui/data';
import type { SquareRow } from '@poolhouse/contract';
import { Body, Label, Note } from '../board/board.styles';
import { giveFirstWord } from '../claim/first-word';
import type { Board } from '../contest/board.rules';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';
import { expectedWins, gamesLeft } from './worth.rules';

interface Props {
  place: number;
  board: Board;
  data: SquaresPage;
  page: PageState<SquaresPage>;
  onClose(): void;
}

/** A closer look at one square, and what may be done with it. */
export default function SquareSheet({ place, board, data, page, onClose }: Props) {
  const { config, entries, mine } = board;
  const square = board.squares[place] as SquareRow;
  const { call } = useApi();
  const saver = useSave(page);
  const open = config.state === 'open' || config.state === 'full';
  const late = config.state === 'drawn' || config.state === 'live';
  const [owner, setOwner] = useState(square.entry_id);
  const [reason, setReason] = useState('');
  const busy = saver.saving || page.staleSince !== null;
  const body = { type: 'square' as const, contest_id: config.contest_id, x_pos: square.x_pos, y_pos: square.y_pos };
  const worth = expectedWins(board, place, gamesLeft(board));
  async function save(entryId: number, done: string): Promise<void> {
    const why = reason.trim() === '' ? {} : { reason: reason.trim() };
    if (!(await saver.run(() => call('POST bbsquares/savesquare', { body: { ...body, entry_id: entryId, ...why } }), done))) return;
    if (entryId === config.entry_id) await giveFirstWord(call, data, config);
    setReason('');
  }
  const title =
    square.x_score !== null && square.y_score !== null
      ? `Winner ${square.x_score}, loser ${square.y_score}`
      : `Column ${square.x_pos + 1}, row ${square.y_pos + 1}`;
  const canClaim = open && square.entry_id === 0 && config.entry_id > 0;
  const canRelease = open && mine.has(square.entry_id);
  return (
    <SheetDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          {canClaim && (
            <Button variant="contained" disabled={busy} autoFocus onClick={() => void save(config.entry_id, 'It is yours.')}>
              Claim this square
            </Button>
          )}
          {canRelease && (
            <Button variant="outlined" disabled={busy} onClick={() => void save(0, 'It is free again.')}>
              Release this square
            </Button>
          )}
          <Button color="inherit" onClick={onClose} autoFocus={!canClaim}>
            Done
          </Button>
        </>
      }
    >
      <Body>
        <p>
          {square.entry_id === 0 ? 'Nobody’s square yet.' : <EntryName name={square.entry_name} you={mine.has(square.entry_id)} />}
          {square.wins > 0 && `: ${plural(square.wins, 'win')}, ${plural(square.winnings, 'point')}`}
        </p>
        {worth !== undefined && gamesLeft(board) > 0 && (
          <Note>
            Expects {formatNumber(worth, 2)} wins of the {plural(gamesLeft(board), 'game')} still to play, as tournaments of 39 years went.
          </Note>
        )}
        {square.by !== '' && (
          <Note>
            Given by {square.by}
            {square.reason !== '' && `: ${square.reason}`}
          </Note>
        )}
        {config.isAdmin === 1 && config.state !== 'finished' && config.waits_for === '' && !(late && square.entry_id === 0) && (
          <>
            <Label>
              Give this square to
              <select value={owner} onChange={(event) => setOwner(Number(event.target.value))}>
                {(!late || square.entry_id === 0) && <option value={0}>Nobody</option>}
                {entries.map((entry) => (
                  <option key={entry.id} value={entry.id}>
                    {entry.entry_name}
                  </option>
                ))}
              </select>
            </Label>
            <Label>
              {late ? 'Reason (needed), shown to all' : 'Reason, if any'}
              <input type="text" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
            </Label>
            <div>
              <Button
                variant="outlined"
                disabled={busy || owner === square.entry_id || (late && reason.trim().length < 3)}
                onClick={() => void save(owner, 'The square is saved.')}
              >
                Save square
              </Button>
            </div>
          </>
        )}
        <ResultText result={saver.result} />
      </Body>
    </SheetDialog>
  );
}
