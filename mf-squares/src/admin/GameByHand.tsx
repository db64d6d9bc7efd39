import { useState } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import { ConfirmInline, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Label, Line, Note } from '../board/board.styles';
import { gamesInOrder, roundName, type Board } from '../contest/board.rules';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';
import { HalfByHand } from './HalfByHand';

/** What no feed tells of a game: its score at half-time, or that a team goes on without playing. Games are the site's, so its administrators say it. */
export function GameByHand({ board, page }: { board: Board; page: PageState<SquaresPage> }) {
  const { call } = useApi();
  const saver = useSave(page);
  const [id, setId] = useState(0);
  const [winner, setWinner] = useState<0 | 1 | 2>(1);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const game = board.games.find(({ ID }) => ID === id);
  const played = game?.state === 'in_progress' || game?.state === 'final';
  const contest = { contest_id: board.config.contest_id };
  const busy = saver.saving || page.staleSince !== null;
  const goesOn =
    game && (winner === 0 ? 'the game is played after all' : `${winner === 1 ? game.team1 : game.team2} go on without playing`);
  return (
    <>
      <Line as="div">
        <Label>
          A game by hand
          <select
            value={id}
            onChange={(event) => {
              setId(Number(event.target.value));
              setAsked(false);
            }}
          >
            <option value={0}>Choose a game</option>
            {gamesInOrder(board.games).map((one) => (
              <option key={one.ID} value={one.ID}>
                {roundName(one.round)}: {one.team1} against {one.team2}
              </option>
            ))}
          </select>
        </Label>
      </Line>
      {game && played && <HalfByHand key={game.ID} board={board} game={game} page={page} />}
      {game && !played && !asked && (
        <Line
          onSubmit={(event) => {
            event.preventDefault();
            setAsked(true);
          }}
        >
          <Label>
            Without playing
            <select value={winner} onChange={(event) => setWinner(Number(event.target.value) as 0 | 1 | 2)}>
              <option value={1}>{game.team1} go on</option>
              <option value={2}>{game.team2} go on</option>
              <option value={0}>nobody: they play</option>
            </select>
          </Label>
          <Label>
            Reason (needed), shown to all
            <input type="text" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Label>
          <Button type="submit" variant="outlined" disabled={busy || reason.trim().length < 3}>
            Call a walk-over
          </Button>
        </Line>
      )}
      {game && asked && (
        <ConfirmInline
          question={`Say that ${goesOn}? It counts on every board and in every bracket${winner === 0 ? '' : `; its ${game.amount} points roll to the next game`}.`}
          yes="Yes, say so"
          no="No"
          pending={saver.saving}
          onYes={() => {
            setAsked(false);
            void saver.run(
              () => call('POST bbsquares/walkover', { body: { ...contest, event_id: game.ID, winner, reason: reason.trim() } }),
              'It is said, and stands on the board.',
            );
          }}
          onNo={() => setAsked(false)}
        />
      )}
      {game && played && <Note>A wrong score is corrected in the console, under Game day.</Note>}
      <ResultText result={saver.result} />
    </>
  );
}
