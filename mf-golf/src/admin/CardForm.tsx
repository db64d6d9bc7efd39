import { useState, type FormEvent } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import type { BodyOf, GolfAdminCardRow, GolfAdminGolferRow } from '@poolhouse/contract';
import { HOLES } from '../rounds/cells.rules';
import { Card, Form, Note, Tick } from './admin.styles';
import { draftOf, holesOf, type CardDraft } from './card.rules';
import { isReason, ReasonField } from './ReasonField';
import { cardChanges } from './stand.rules';
import { useAsked } from './useAsked';

interface Props {
  tid: number;
  golfer: GolfAdminGolferRow;
  cards: readonly GolfAdminCardRow[];
  onSaved(): Promise<void>;
}

type Said = Omit<BodyOf<'POST ad/golf_set_holes'>, 'tournament_id' | 'golfer_id' | 'confirm'>;

/** A golfer's round by hand, with what it would change of the card that is kept. */
export function CardForm({ tid, golfer, cards, onSaved }: Props) {
  const { call } = useApi();
  const [round, setRound] = useState(1);
  const [draft, setDraft] = useState<CardDraft | null>(null);
  const [manual, setManual] = useState(true);
  const [reason, setReason] = useState('');
  const kept = draftOf(cards.find(({ ID }) => ID === round)?.holes ?? '');
  const holes = holesOf(draft ?? kept);
  const save = useAsked(
    (said: Said, confirm) => call('POST ad/golf_set_holes', { body: { tournament_id: tid, golfer_id: golfer.ID, ...said, confirm } }),
    {
      done: (_data, said) => `success: round ${said.round} of ${golfer.Name} is set`,
      onDone: async () => {
        await onSaved();
        setReason('');
        setDraft(null);
      },
    },
  );
  const choose = (next: number) => {
    setRound(next);
    setDraft(null);
    save.clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (holes) void save.run({ round, holes, manual: manual ? 1 : 0, reason: reason.trim() });
  };
  return (
    <Form onSubmit={submit} aria-label={`Round of ${golfer.Name}`} data-within>
      <RoundSelect round={round} cards={cards} onChange={choose} />
      <CardFields draft={draft ?? kept} pars={cards.find(({ ID }) => ID === round)?.pars ?? ''} onChange={setDraft} />
      <Note role="status">{holes ? changedWords(holesOf(kept) ?? [], holes) : 'Something typed is no score.'}</Note>
      <Tick>
        <input type="checkbox" checked={manual} onChange={({ target }) => setManual(target.checked)} />
        Kept by hand: no feed changes it
      </Tick>
      <ReasonField value={reason} onChange={setReason} hint="At least 3 letters; kept in the log" />
      <Button type="submit" variant="outlined" disabled={save.pending || !isReason(reason) || holes === undefined}>
        Set the round
      </Button>
      {save.said}
    </Form>
  );
}

const changedWords = (...cards: Parameters<typeof cardChanges>): string => {
  const changes = cardChanges(...cards);
  return changes.length === 0 ? 'Nothing of the card is changed yet.' : `${changes.join('; ')}.`;
};

function RoundSelect({ round, cards, onChange }: Pick<Props, 'cards'> & { round: number; onChange(round: number): void }) {
  return (
    <Field label="Round">
      {(part) => (
        <select {...part} value={round} onChange={({ target }) => onChange(Number(target.value))}>
          {cards.map(({ ID, manual }) => (
            <option key={ID} value={ID}>
              {ID}
              {manual ? ' (by hand)' : ''}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function CardFields({ draft, pars, onChange }: { draft: CardDraft; pars: string; onChange(draft: CardDraft): void }) {
  const par = pars.split(',');
  return (
    <Card>
      <legend>Strokes by hole; left empty where nothing is posted</legend>
      {HOLES.map((hole) => (
        <label key={hole}>
          <span>{hole}</span>
          <input
            type="text"
            inputMode="numeric"
            maxLength={2}
            placeholder={par[hole - 1]}
            value={draft[hole - 1]}
            onChange={({ target }) => onChange(draft.with(hole - 1, target.value))}
          />
        </label>
      ))}
    </Card>
  );
}
