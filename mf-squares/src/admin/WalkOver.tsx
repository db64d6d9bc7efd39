import type { SquaresGameRow } from '@poolhouse/contract';
import { plural, useApi } from '@poolhouse/shared-ui';
import { ConfirmInline, type PageState } from '@poolhouse/shared-ui/board';
import { Beside, Form, ReasonField, SelectField, useFormOf } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import type { Board } from '../contest/board.rules';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';

interface Values {
  /** Which side goes on; 0 for neither. */
  winner: 0 | 1 | 2;
  reason: string;
}
const NOBODY_SAID: Values = { winner: 1, reason: '' };

interface Props {
  board: Board;
  game: SquaresGameRow;
  page: PageState<SquaresPage>;
}

/** That a team goes on without playing, said with a reason and after a question. */
export function WalkOver({ board, game, page }: Props) {
  const { call } = useApi();
  const saver = useSave(page);
  const form = useFormOf(NOBODY_SAID);
  const [asked, setAsked] = useState<Values | null>(null);
  const run = async (values: Values) => {
    setAsked(values);
    return false;
  };
  const send = ({ winner, reason }: Values) => {
    setAsked(null);
    const body = { contest_id: board.config.contest_id, event_id: game.ID, winner, reason: reason.trim() };
    void saver.run(() => call('POST bbsquares/walkover', { body }), 'It is said, and stands on the board.');
  };
  const said = asked && (
    <ConfirmInline
      question={question(game, asked.winner)}
      yes="Yes, say so"
      no="No"
      pending={saver.saving}
      onYes={() => send(asked)}
      onNo={() => setAsked(null)}
    />
  );
  return (
    <Form
      label="A walk-over"
      form={form}
      action={{ run, pending: saver.saving, result: saver.result, said }}
      submit="Call a walk-over"
      within
      blocked={page.staleSince !== null || asked !== null}
    >
      <Beside>
        <SelectField control={form.control} name="winner" label="Without playing" choices={winners(game)} disabled={asked !== null} />
        <ReasonField control={form.control} name="reason" label="Reason (needed), shown to all" hint="" disabled={asked !== null} />
      </Beside>
    </Form>
  );
}

const winners = ({ team1, team2 }: SquaresGameRow): { value: Values['winner']; label: string }[] => [
  { value: 1, label: `${team1} go on` },
  { value: 2, label: `${team2} go on` },
  { value: 0, label: 'nobody: they play' },
];

function question({ team1, team2, amount }: SquaresGameRow, winner: Values['winner']): string {
  if (winner === 0) return 'Say that the game is played after all? It counts on every board and in every bracket.';
  const who = winner === 1 ? team1 : team2;
  return `Say that ${who} go on without playing? It counts on every board and in every bracket; its ${plural(amount, 'point rolls', 'points roll')} to the next game.`;
}
