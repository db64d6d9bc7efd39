import { useState } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import { ConfirmInline, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Label, Line, Note } from '../board/board.styles';
import type { Board } from '../contest/board.rules';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';
import { Part } from './Part';

/** What may still be taken back between the lock and the first game: the lock, and then the draw. */
export function NumbersPart({ board: { config }, page }: { board: Board; page: PageState<SquaresPage> }) {
  const { call } = useApi();
  const saver = useSave(page);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [lockAt, setLockAt] = useState('');
  const why = reason.trim();
  const drawn = config.state === 'drawn';
  const contest = { contest_id: config.contest_id, reason: why };
  const at = lockAt === '' ? {} : { lock_at: new Date(lockAt).toISOString() };
  const send = () =>
    drawn
      ? saver.run(() => call('POST bbsquares/void_draw', { body: contest }), 'The draw is void. Everybody on the board is told.')
      : saver.run(() => call('POST bbsquares/reopen', { body: { ...contest, ...at } }), 'Squares are open again.');
  return (
    <Part title={drawn ? 'The draw' : 'Squares are closed'}>
      <Note>
        {drawn
          ? 'Until the first game the draw may be thrown away once, by somebody who does not play here. It stays listed; the second draw comes from the final score of the next game, and stands.'
          : 'Until the numbers are drawn squares may be opened again.'}
      </Note>
      <Line
        onSubmit={(event) => {
          event.preventDefault();
          if (drawn) setAsked(true);
          else void send();
        }}
      >
        {!drawn && (
          <Label>
            Close again at
            <input type="datetime-local" value={lockAt} onChange={(event) => setLockAt(event.target.value)} />
          </Label>
        )}
        <Label>
          Reason (needed), shown to all
          <input type="text" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Label>
        <Button type="submit" variant="outlined" disabled={saver.saving || page.staleSince !== null || why.length < 3}>
          {drawn ? 'Void the draw' : 'Open squares again'}
        </Button>
      </Line>
      {asked && (
        <ConfirmInline
          question="Throw these numbers away? Every square gets others, everybody on the board is told, and it cannot be done again."
          yes="Throw them away"
          no="Keep them"
          pending={saver.saving}
          onYes={() => {
            setAsked(false);
            void send();
          }}
          onNo={() => setAsked(false)}
        />
      )}
      <ResultText result={saver.result} />
    </Part>
  );
}
