import { Suspense, useState, type FormEvent } from 'react';
import { lazyPart, must, plural, useAction, useApi } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import type { AdminGameRow, DataOf } from '@poolhouse/contract';
import { ActionRow } from '../look/ActionRow';
import { Beside } from '../look/Beside';
import { Note } from '../look/Note';
import { Form } from '../form/form.styles';
import { RawResult } from '../form/RawResult';
import { isReason, ReasonField } from '../form/ReasonField';
import { useInView } from '../form/useInView';
import { useTool } from '../form/useTool';
import { correctsFinal, draftOf, hasScore, resultOf, type GameDraft, type GameState } from './game.rules';

type Preview = DataOf<'POST ad/preview_game'>;
const MovedTable = lazyPart<{ preview: Preview }>(() => import(/* webpackChunkName: "moved" */ './MovedTable'));

const STATES: readonly [GameState, string][] = [
  ['scheduled', 'to come'],
  ['in_progress', 'on'],
  ['final', 'final'],
  ['postponed', 'postponed'],
  ['cancelled', 'cancelled'],
];

/** A game by hand. A final result is changed only after a look at every rank and point that it would move. */
export function GameForm({ game, onClose }: { game: AdminGameRow; onClose(): void }) {
  const api = useApi();
  const inView = useInView();
  const [draft, setDraft] = useState<GameDraft>(() => draftOf(game));
  const [reason, setReason] = useState('');
  const [preview, setPreview] = useState<Preview | null>(null);
  const corrects = correctsFinal(game);
  const result = resultOf(draft);
  const edit = (change: Partial<GameDraft>) => {
    setDraft({ ...draft, ...change });
    // What was looked at is another result.
    setPreview(null);
  };
  const look = useAction(
    () => api.call('POST ad/preview_game', { body: { ID: game.ID, ...must(result, 'the button waits for a result') } }),
    {
      onDone: (data) => setPreview(data),
      done: ({ message, moved }) => message || plural(moved.data.length, 'row'),
    },
  );
  const save = useTool(
    () =>
      api.call('POST ad/set_game', {
        body: {
          id: game.ID,
          ...must(result, 'the button waits for a result'),
          ...(draft.status.trim() !== '' && { status: draft.status.trim() }),
          ...(draft.time_left.trim() !== '' && { time_left: draft.time_left.trim() }),
          ...(preview && { digest: preview.digest }),
          ...(reason.trim() !== '' && { reason: reason.trim() }),
        },
      }),
    { onDone: () => setPreview(null) },
  );
  const release = useTool(() => api.call('POST ad/set_game', { body: { id: game.ID, manual: 0 } }));
  const ready = result !== null && (!corrects || (preview !== null && isReason(reason)));
  const busy = look.pending || save.pending || release.pending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.run();
  };
  return (
    <Form ref={inView} onSubmit={submit} aria-label={`${game.team1} at ${game.team2}`}>
      <Note>
        {game.team1} at {game.team2}
      </Note>
      <Beside>
        <Field label="State">
          {(part) => (
            <select {...part} value={draft.state} onChange={(event) => edit({ state: event.target.value as GameState })}>
              {STATES.map(([state, label]) => (
                <option key={state} value={state}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        {hasScore(draft.state) &&
          (['score1', 'score2'] as const).map((key) => (
            <Field key={key} label={`Score of the ${key === 'score1' ? game.team1 : game.team2}`}>
              {(part) => (
                <input
                  {...part}
                  type="number"
                  min={0}
                  max={200}
                  value={draft[key]}
                  onChange={(event) => edit({ [key]: event.target.value })}
                />
              )}
            </Field>
          ))}
        {draft.state === 'in_progress' && (
          <>
            <Field label="Printed as">
              {(part) => (
                <input
                  {...part}
                  type="text"
                  maxLength={20}
                  placeholder="Q3"
                  value={draft.status}
                  onChange={(event) => edit({ status: event.target.value })}
                />
              )}
            </Field>
            <Field label="Time left">
              {(part) => (
                <input
                  {...part}
                  type="text"
                  maxLength={5}
                  placeholder="7:45"
                  value={draft.time_left}
                  onChange={(event) => edit({ time_left: event.target.value })}
                />
              )}
            </Field>
          </>
        )}
      </Beside>
      {corrects && <ReasonField value={reason} onChange={setReason} hint="Why a final result changes; kept in the log" />}
      {preview && (
        <Suspense fallback={null}>
          <MovedTable preview={preview} />
        </Suspense>
      )}
      <ActionRow>
        {corrects && (
          <Button
            variant={preview ? 'outlined' : 'contained'}
            color={preview ? 'inherit' : 'primary'}
            disabled={busy || result === null}
            onClick={() => void look.run()}
          >
            See what it would move
          </Button>
        )}
        {(!corrects || preview) && (
          <Button type="submit" variant="contained" disabled={busy || !ready}>
            {corrects ? 'Apply the correction' : 'Save by hand'}
          </Button>
        )}
        {(game.manual === 1 || game.manual_line === 1) && (
          <Button color="inherit" variant="outlined" disabled={busy} onClick={() => void release.run()}>
            Release to the feed
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
      </ActionRow>
      <RawResult result={save.result ?? release.result ?? look.result} />
    </Form>
  );
}
