import type { SquaresConfigRow } from '@poolhouse/contract';
import { useApi } from '@poolhouse/shared-ui';
import { ConfirmInline, type PageState } from '@poolhouse/shared-ui/board';
import { Beside, DateField, Form, Note, ReasonField, useFormOf } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import type { Board } from '../contest/board.rules';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';
import { Part } from './Part';

const VOID =
  'Until the first game the draw may be thrown away once, by somebody who does not play here. It stays listed; the second draw comes from the final score of the next game, and stands.';
const QUESTION = 'Throw these numbers away? Every square gets others, everybody on the board is told, and it cannot be done again.';
const REOPEN = 'Until the numbers are drawn squares may be opened again.';

interface Values {
  /** '' with the bracket. */
  lockAt: string;
  reason: string;
}
const NOTHING: Values = { lockAt: '', reason: '' };

/** What may still be taken back between the lock and the first game: the lock, and then the draw. */
export function NumbersPart({ board: { config }, page }: { board: Board; page: PageState<SquaresPage> }) {
  const form = useFormOf(NOTHING);
  const { saver, send } = useTakeBack(config, page);
  const [asked, setAsked] = useState<Values | null>(null);
  const drawn = config.state === 'drawn';
  const run = async (values: Values) => {
    if (!drawn) return send(values);
    setAsked(values);
    return false;
  };
  const said = asked && (
    <ConfirmInline
      question={QUESTION}
      yes="Throw them away"
      no="Keep them"
      pending={saver.saving}
      onYes={() => void send(asked).then(() => setAsked(null))}
      onNo={() => setAsked(null)}
    />
  );
  return (
    <Part title={drawn ? 'The draw' : 'Squares are closed'}>
      <Note>{drawn ? VOID : REOPEN}</Note>
      <Form
        label={drawn ? 'The draw' : 'Squares are closed'}
        form={form}
        action={{ run, pending: saver.saving, result: saver.result, said }}
        submit={drawn ? 'Void the draw' : 'Open squares again'}
        within
        blocked={page.staleSince !== null}
      >
        <Beside>
          {!drawn && <DateField control={form.control} name="lockAt" label="Close again at" />}
          <ReasonField control={form.control} name="reason" label="Reason (needed), shown to all" hint="" />
        </Beside>
      </Form>
    </Part>
  );
}

function useTakeBack({ contest_id, state }: SquaresConfigRow, page: PageState<SquaresPage>) {
  const { call } = useApi();
  const saver = useSave(page);
  const send = ({ lockAt, reason }: Values) => {
    const body = { contest_id, reason: reason.trim() };
    const at = lockAt === '' ? {} : { lock_at: lockAt };
    return state === 'drawn'
      ? saver.run(() => call('POST bbsquares/void_draw', { body }), 'The draw is void. Everybody on the board is told.')
      : saver.run(() => call('POST bbsquares/reopen', { body: { ...body, ...at } }), 'Squares are open again.');
  };
  return { saver, send };
}
