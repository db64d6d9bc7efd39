import { useState } from 'react';
import type { SquaresGameRow, SquaresHalfLook } from '@poolhouse/contract';
import { useAction, useApi, type Answer } from '@poolhouse/shared-ui';
import { ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Label, Line, Note, Rows } from '../board/board.styles';
import type { Board } from '../contest/board.rules';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';

interface Props {
  board: Board;
  game: SquaresGameRow;
  page: PageState<SquaresPage>;
}

/** A game's score at half-time, for all boards: looked at first, with whose points it moves, then saved with a reason. */
export function HalfByHand({ board, game, page }: Props) {
  const { call } = useApi();
  const saver = useSave(page);
  const [half, setHalf] = useState<readonly [string, string]>(['', '']);
  const [look, setLook] = useState<SquaresHalfLook | null>(null);
  const [score1, score2] = half.map((typed) => (typed === '' ? null : Number(typed))) as [number | null, number | null];
  const body = { contest_id: board.config.contest_id, event_id: game.ID, score1, score2 };
  const looking = useAction((): Promise<Answer<SquaresHalfLook>> => call('POST bbsquares/preview_halftime', { body }), {
    done: () => '',
    onDone: setLook,
  });
  const busy = saver.saving || looking.pending || page.staleSince !== null;
  async function save(digest: string, reason: string): Promise<void> {
    const wish = { body: { ...body, digest, reason } };
    const done = score1 === null ? 'Its score at half-time is forgotten.' : 'The score at half-time is saved.';
    await saver.run(() => call('POST bbsquares/halftime', wish), done);
    setLook(null);
  }
  return (
    <>
      <Line
        onSubmit={(event) => {
          event.preventDefault();
          void looking.run();
        }}
      >
        {([game.team1, game.team2] as const).map((team, at) => (
          <Label key={team}>
            {team} at half-time
            <input
              type="number"
              inputMode="numeric"
              min={0}
              max={300}
              value={half[at]}
              onChange={(event) => {
                setHalf(at === 0 ? [event.target.value, half[1]] : [half[0], event.target.value]);
                setLook(null);
              }}
            />
          </Label>
        ))}
        <Button type="submit" variant="outlined" disabled={busy}>
          See what it would change
        </Button>
      </Line>
      <ResultText result={looking.result} />
      {look && <SaveHalf key={look.digest} look={look} busy={busy} onSave={(reason) => void save(look.digest, reason)} />}
      <ResultText result={saver.result} />
    </>
  );
}

/** What was looked at, and the reason under which it is saved. */
function SaveHalf({ look, busy, onSave }: { look: SquaresHalfLook; busy: boolean; onSave(reason: string): void }) {
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  return (
    <>
      <HalfChange look={look} />
      <Line
        onSubmit={(event) => {
          event.preventDefault();
          onSave(reason);
        }}
      >
        <Label>
          Reason (needed), shown to all
          <input type="text" maxLength={200} value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Label>
        <Button type="submit" variant="contained" disabled={busy || reason.length < 3}>
          Save half-time on all boards
        </Button>
      </Line>
    </>
  );
}

/** What stands and would stand, and whose points that moves. */
function HalfChange({ look }: { look: SquaresHalfLook }) {
  const { data: moved } = look.moved;
  return (
    <>
      <Note>
        Half-time {look.was} becomes {look.becomes}.{moved.length === 0 && ' Nobody’s points change.'}
      </Note>
      {moved.length > 0 && (
        <Rows aria-label="Whose points change">
          {moved.map((row) => (
            <li key={row.ID}>
              {row.EntryName}, {row.contest_name}: {row.Winnings} → {row.WinningsAfter} points
            </li>
          ))}
        </Rows>
      )}
    </>
  );
}
