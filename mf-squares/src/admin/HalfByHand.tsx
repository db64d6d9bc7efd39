import type { SquaresGameRow, SquaresHalfLook } from '@poolhouse/contract';
import { plural, useAction, useApi } from '@poolhouse/shared-ui';
import type { PageState } from '@poolhouse/shared-ui/board';
import { Beside, Form, FormResult, InputField, Note, ReasonField, useFormOf } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import type { Board } from '../contest/board.rules';
import { Rows } from '../contest/board.styles';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';

interface Props {
  board: Board;
  game: SquaresGameRow;
  page: PageState<SquaresPage>;
}

interface Values {
  /** As they are typed; '' where it is not known. */
  half1: string;
  half2: string;
}
const NOT_KNOWN: Values = { half1: '', half2: '' };
const scoreOf = (typed: string): number | null => (typed === '' ? null : Number(typed));

/** A game's score at half-time, for all boards: looked at first, with whose points it moves, then saved with a reason. */
export function HalfByHand({ board, game, page }: Props) {
  const { call } = useApi();
  const saver = useSave(page);
  const form = useFormOf(NOT_KNOWN);
  const [look, setLook] = useState<SquaresHalfLook | null>(null);
  const bodyOf = ({ half1, half2 }: Values) => ({
    contest_id: board.config.contest_id,
    event_id: game.ID,
    score1: scoreOf(half1),
    score2: scoreOf(half2),
  });
  const looking = useAction((typed: Values) => call('POST bbsquares/preview_halftime', { body: bodyOf(typed) }), { onDone: setLook });
  const pending = saver.saving || looking.pending;
  const save = async (digest: string, reason: string) => {
    const body = bodyOf(form.getValues());
    const done = body.score1 === null ? 'Its score at half-time is forgotten.' : 'The score at half-time is saved.';
    const saved = await saver.run(() => call('POST bbsquares/halftime', { body: { ...body, digest, reason } }), done);
    setLook(null);
    return saved;
  };
  return (
    <>
      <Form
        label="Score at half-time"
        form={form}
        action={{ ...looking, pending }}
        submit="See what it would change"
        within
        blocked={page.staleSince !== null}
      >
        <HalfFields form={form} game={game} onChanged={() => setLook(null)} />
      </Form>
      {look && <SaveHalf key={look.digest} look={look} action={{ pending, run: ({ reason }) => save(look.digest, reason.trim()) }} />}
      <FormResult result={saver.result} />
    </>
  );
}

interface FieldsProps {
  form: ReturnType<typeof useFormOf<Values>>;
  game: SquaresGameRow;
  onChanged(): void;
}

const HalfFields = ({ form, game, onChanged }: FieldsProps) => (
  <Beside>
    {(['half1', 'half2'] as const).map((name, at) => (
      <InputField
        key={name}
        control={form.control}
        name={name}
        type="number"
        label={`${at === 0 ? game.team1 : game.team2} at half-time`}
        input={{ inputMode: 'numeric', min: 0, max: 300 }}
        onChanged={onChanged}
      />
    ))}
  </Beside>
);

interface SaveProps {
  look: SquaresHalfLook;
  action: { pending: boolean; run(values: { reason: string }): Promise<boolean> };
}

const NO_REASON = { reason: '' };

/** What was looked at, and the reason under which it is saved. */
function SaveHalf({ look, action }: SaveProps) {
  const form = useFormOf(NO_REASON);
  return (
    <>
      <HalfChange look={look} />
      <Form label="Save the half-time" form={form} action={action} submit="Save half-time on all boards" main within>
        <ReasonField control={form.control} name="reason" label="Reason (needed), shown to all" hint="" />
      </Form>
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
              {row.EntryName}, {row.contest_name}: {row.Winnings} → {plural(row.WinningsAfter, 'point')}
            </li>
          ))}
        </Rows>
      )}
    </>
  );
}
