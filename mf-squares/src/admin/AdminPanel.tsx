import { useState } from 'react';
import { plural, useApi } from '@poolhouse/shared-ui';
import { ConfirmInline, Panel, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Body, Label, Line, Note } from '../board/board.styles';
import type { Board } from '../contest/board.rules';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';
import { GameByHand } from './GameByHand';
import { PaidList } from './PaidList';
import { SettingsForm } from './SettingsForm';
import { ShareLine } from './ShareLine';

interface Props {
  board: Board;
  data: SquaresPage;
  page: PageState<SquaresPage>;
}

/** What an administrator does with a board. */
export default function AdminPanel({ board, data, page }: Props) {
  const { config } = board;
  const { call } = useApi();
  const saver = useSave(page);
  const [asked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const [lockAt, setLockAt] = useState('');
  const contest = { contest_id: config.contest_id };
  const busy = saver.saving || page.staleSince !== null;
  const open = config.state === 'open' || config.state === 'full';
  const why = reason.trim();
  const at = lockAt === '' ? {} : { lock_at: new Date(lockAt).toISOString() };
  return (
    <Panel id="admin" title="Run this board" tone="dashed">
      <Body>
        {open && !asked && (
          <Line as="div">
            <Button variant="outlined" disabled={busy} onClick={() => setAsked(true)}>
              Close squares now
            </Button>
            <Button
              variant="outlined"
              disabled={busy}
              onClick={() =>
                void saver.run(() => call('POST bbsquares/release_unpaid', { body: contest }), 'Unpaid squares are free again.')
              }
            >
              Release unpaid squares
            </Button>
          </Line>
        )}
        {asked && (
          <ConfirmInline
            question="Close squares now? Players can claim nothing more, and words are frozen."
            yes="Close squares"
            no="Leave open"
            pending={saver.saving}
            onYes={() => {
              setAsked(false);
              void saver.run(() => call('POST bbsquares/lock', { body: contest }), 'Squares are closed.');
            }}
            onNo={() => setAsked(false)}
          />
        )}
        {(config.state === 'locked' || config.state === 'drawn') && config.level !== 'C' && (
          <Line
            onSubmit={(event) => {
              event.preventDefault();
              void (config.state === 'drawn'
                ? saver.run(
                    () => call('POST bbsquares/void_draw', { body: { ...contest, reason: why } }),
                    'The draw is void; the numbers were drawn anew.',
                  )
                : saver.run(() => call('POST bbsquares/reopen', { body: { ...contest, reason: why, ...at } }), 'Squares are open again.'));
            }}
          >
            {config.state === 'locked' && (
              <Label>
                Close again at
                <input type="datetime-local" value={lockAt} onChange={(event) => setLockAt(event.target.value)} />
              </Label>
            )}
            <Label>
              Reason (needed), shown to all
              <input type="text" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
            </Label>
            <Button type="submit" variant="outlined" disabled={busy || why.length < 3}>
              {config.state === 'drawn' ? 'Void the draw' : 'Open squares again'}
            </Button>
          </Line>
        )}
        <ResultText result={saver.result} />
        {config.state !== 'live' && config.state !== 'finished' && (
          <SettingsForm key={config.contest_id} config={config} payouts={data.payouts.data} page={page} />
        )}
        <GameByHand key={`games-${config.contest_id}`} board={board} page={page} />
        <PaidList board={board} data={data} page={page} />
        <ShareLine key={`share-${config.contest_id}`} contestId={config.contest_id} />
        <Line as="div">
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() =>
              void saver.run(
                () => call('POST bbsquares/another', { body: contest }),
                'Another board is open. Add its entries in the console.',
              )
            }
          >
            Open another board
          </Button>
        </Line>
        <Note>
          {plural(config.claimed, 'square')} claimed. Press a square to give it to an entry, a number to type it in. What you do is logged,
          and stands on the square.
        </Note>
      </Body>
    </Panel>
  );
}
