import { useState, type FormEvent } from 'react';
import { epoch, plural, TimeTo, useApi } from '@poolhouse/shared-ui';
import { Panel, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Body, Label, Line, Note } from '../board/board.styles';
import type { Board } from '../contest/board.rules';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';
import { giveFirstWord } from './first-word';

interface Props {
  board: Board;
  data: SquaresPage;
  page: PageState<SquaresPage>;
}

/** Squares of mine while the board is open: how many, random ones, and my word for the draw. */
export function ClaimPanel({ board, data, page }: Props) {
  const { config, entries } = board;
  const { call } = useApi();
  const saver = useSave(page);
  const mine = entries.find(({ id }) => id === config.entry_id);
  const word = data.words.data.find(({ ID }) => ID === config.entry_id)?.word ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [count, setCount] = useState(1);
  const left = Math.min(config.max_squares - (mine?.squares ?? 0), 100 - config.claimed);
  const busy = saver.saving || page.staleSince !== null;
  const contest = { contest_id: config.contest_id, entry_id: config.entry_id };
  async function claim(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = Math.min(count, left);
    if (
      await saver.run(
        () => call('POST bbsquares/claim_random', { body: { ...contest, count: wanted } }),
        `${plural(wanted, 'square')} claimed.`,
      )
    )
      await giveFirstWord(call, data, config);
  }
  async function say(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (
      await saver.run(
        () => call('POST bbsquares/word', { body: { ...contest, word: (typed ?? word).trim() } }),
        'Your word goes into the draw.',
      )
    )
      setTyped(null);
  }
  if (config.entry_id === 0) return null;
  return (
    <Panel
      id="claim"
      title="My squares"
      action={
        config.lock_at === '' ? undefined : (
          <>
            Close <TimeTo at={epoch(config.lock_at)} />
          </>
        )
      }
      foot={`${mine?.squares ?? 0} of ${config.max_squares} squares are yours. ${config.isAdmin === 1 ? 'Press a square to claim it or to give it away.' : 'Press free squares and claim them together; press one of yours to release it.'}`}
    >
      <Body data-paperless>
        {left > 0 && (
          <Line onSubmit={(event) => void claim(event)}>
            <Label>
              Random squares
              <select value={Math.min(count, left)} onChange={(event) => setCount(Number(event.target.value))}>
                {Array.from({ length: left }, (_, index) => (
                  <option key={index} value={index + 1}>
                    {index + 1}
                  </option>
                ))}
              </select>
            </Label>
            <Button type="submit" variant="contained" disabled={busy}>
              Claim at random
            </Button>
          </Line>
        )}
        <Line onSubmit={(event) => void say(event)}>
          <Label>
            My word
            <input type="text" maxLength={64} autoComplete="off" value={typed ?? word} onChange={(event) => setTyped(event.target.value)} />
          </Label>
          <Button type="submit" variant="outlined" disabled={busy || typed === null || typed.trim() === '' || typed.trim() === word}>
            Save word
          </Button>
        </Line>
        <Note>Write anything. It goes into the draw, and is shown to all when squares close.</Note>
        <ResultText result={saver.result} />
      </Body>
    </Panel>
  );
}
