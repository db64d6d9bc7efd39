import { useApi } from '@poolhouse/shared-ui';
import { ConfirmInline, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Buttons, FormResult, Note } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import type { Board } from '../contest/board.rules';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';
import { Part } from './Part';

const QUESTIONS = {
  lock: { question: 'Close squares now? Players can claim nothing more, and words are frozen.', yes: 'Close squares', no: 'Leave open' },
  release: {
    question: 'Release every square of entries that have not paid? The players are told, and anybody may claim them.',
    yes: 'Release them',
    no: 'Keep them',
  },
} as const;

/** Closing squares and releasing those that are not paid, while players may claim. */
export function SquaresPart({ board: { config }, page }: { board: Board; page: PageState<SquaresPage> }) {
  const { call } = useApi();
  const saver = useSave(page);
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const busy = saver.saving || page.staleSince !== null;
  const body = { contest_id: config.contest_id };
  const done = {
    lock: () => saver.run(() => call('POST bbsquares/lock', { body }), 'Squares are closed.'),
    release: () => saver.run(() => call('POST bbsquares/release_unpaid', { body }), 'Unpaid squares are free again.'),
  };
  return (
    <Part title="Squares">
      <Note>
        {config.claimed} of 100 claimed. On the board, press free squares to give them to an entry, a taken one to move it, a number to type
        it in.
      </Note>
      {asked ? (
        <ConfirmInline
          {...QUESTIONS[asked]}
          pending={saver.saving}
          onYes={() => {
            setAsked(null);
            void done[asked]();
          }}
          onNo={() => setAsked(null)}
        />
      ) : (
        <Buttons>
          <Button variant="outlined" disabled={busy} onClick={() => setAsked('lock')}>
            Close squares now
          </Button>
          <Button variant="outlined" disabled={busy} onClick={() => setAsked('release')}>
            Release unpaid squares
          </Button>
        </Buttons>
      )}
      <FormResult result={saver.result} />
    </Part>
  );
}
