import type { AdminGameRow, DataOf } from '@poolhouse/contract';
import { lazyPart } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Beside, Form, InputField, Note, reasonFault, ReasonField, SelectField, useFormOf, type FormOf } from '@poolhouse/shared-ui/desk';
import { Suspense } from 'react';
import { useInView } from '../form/useInView';
import { correctsFinal, draftOf, hasScore, resultOf, STATES, type SetGame } from './game.rules';
import { useSetGame } from './useSetGame';

const MovedTable = lazyPart<{ preview: DataOf<'POST ad/preview_game'> }>(() => import(/* webpackChunkName: "moved" */ './MovedTable'));

interface Props {
  game: AdminGameRow;
  onClose(): void;
}

/** A game by hand. A final result is changed only after a look at every rank and point that it would move. */
export function GameForm({ game, onClose }: Props) {
  const inView = useInView();
  const form = useFormOf<SetGame>(draftOf(game));
  const draft = form.watch();
  const { look, save, release, preview, busy } = useSetGame(game, draft);
  const corrects = correctsFinal(game);
  const result = resultOf(draft);
  const ready = result !== null && (!corrects || (preview !== null && reasonFault(draft.reason) === ''));
  return (
    <div ref={inView}>
      <Form
        label={`${game.team1} at ${game.team2}`}
        form={form}
        action={{ run: () => save.run(), pending: busy, result: save.result ?? release.result ?? look.result }}
        beside={
          <>
            {corrects && <LookButton again={preview !== null} disabled={busy || result === null} onLook={() => void look.run()} />}
            {(!corrects || preview) && <SaveButton corrects={corrects} disabled={busy || !ready} />}
            {(game.manual === 1 || game.manual_line === 1) && <ReleaseButton disabled={busy} onRelease={() => void release.run()} />}
            <Button color="inherit" onClick={onClose}>
              Close
            </Button>
          </>
        }
      >
        <Note>
          {game.team1} at {game.team2}
        </Note>
        <ResultFields game={game} form={form} state={draft.state} />
        {corrects && <ReasonField control={form.control} name="reason" hint="Why a final result changes; kept in the log" />}
        {preview && <Moved preview={preview} />}
      </Form>
    </div>
  );
}

function Moved({ preview }: { preview: DataOf<'POST ad/preview_game'> }) {
  return (
    <Suspense fallback={null}>
      <MovedTable preview={preview} />
    </Suspense>
  );
}

function LookButton({ again, disabled, onLook }: { again: boolean; disabled: boolean; onLook(): void }) {
  return (
    <Button variant={again ? 'outlined' : 'contained'} color={again ? 'inherit' : 'primary'} disabled={disabled} onClick={onLook}>
      See what it would move
    </Button>
  );
}

function SaveButton({ corrects, disabled }: { corrects: boolean; disabled: boolean }) {
  return (
    <Button type="submit" variant="contained" disabled={disabled}>
      {corrects ? 'Apply the correction' : 'Save by hand'}
    </Button>
  );
}

function ReleaseButton({ disabled, onRelease }: { disabled: boolean; onRelease(): void }) {
  return (
    <Button color="inherit" variant="outlined" disabled={disabled} onClick={onRelease}>
      Release to the feed
    </Button>
  );
}

/** How it stands, and the scores where its state has any. */
function ResultFields({ game, form: { control }, state }: { game: AdminGameRow; form: FormOf<SetGame>; state: SetGame['state'] }) {
  return (
    <Beside>
      <SelectField control={control} name="state" label="State" choices={STATES} />
      {hasScore(state) &&
        (['score1', 'score2'] as const).map((key) => (
          <InputField
            key={key}
            control={control}
            name={key}
            label={`Score of the ${key === 'score1' ? game.team1 : game.team2}`}
            type="number"
            input={{ min: 0, max: 200 }}
          />
        ))}
      {state === 'in_progress' && (
        <>
          <InputField control={control} name="status" label="Printed as" placeholder="Q3" input={{ maxLength: 20 }} />
          <InputField control={control} name="time_left" label="Time left" placeholder="7:45" input={{ maxLength: 5 }} />
        </>
      )}
    </Beside>
  );
}
