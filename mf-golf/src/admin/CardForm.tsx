import type { BodyOf, GolfAdminCardRow, GolfAdminGolferRow } from '@poolhouse/contract';
import { useApi } from '@poolhouse/shared-ui';
import { CheckField, ChoiceField, FieldGroup, Form, InputField, Note, ReasonField, useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import type { FormOf } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { HOLES } from '../contest/cells.rules';
import { draftOf, holesOf } from './card.rules';
import { cardChanges } from './stand.rules';
import { useAsked } from './useAsked';

interface Props {
  tid: number;
  golfer: GolfAdminGolferRow;
  cards: readonly GolfAdminCardRow[];
  onSaved(): Promise<void>;
}

interface Values {
  /** As they are typed, '' where nothing is posted. */
  holes: string[];
  manual: boolean;
  reason: string;
}

type Said = Omit<BodyOf<'POST ad/golf_set_holes'>, 'tournament_id' | 'golfer_id' | 'confirm'>;

/** A golfer's round by hand, with what it would change of the card that is kept. */
export function CardForm({ tid, golfer, cards, onSaved }: Props) {
  const [round, setRound] = useState(1);
  const kept = (of: number) => [...draftOf(cards.find(({ ID }) => ID === of)?.holes ?? '')];
  const form = useFormOf<Values>({ holes: kept(round), manual: true, reason: '' });
  const holes = holesOf(useWatch({ control: form.control, name: 'holes' }));
  const save = useSetRound(tid, golfer, async () => {
    await onSaved();
    form.resetField('reason');
    form.resetField('holes');
  });
  const choose = (next: number) => {
    setRound(next);
    form.resetField('holes', { defaultValue: kept(next) });
    save.clear();
  };
  const run = async ({ manual, reason }: Values) =>
    holes !== undefined && save.run({ round, holes, manual: manual ? 1 : 0, reason: reason.trim() });
  return (
    <Form
      label={`Round of ${golfer.Name}`}
      form={form}
      action={{ ...save, run }}
      submit="Set the round"
      within
      blocked={holes === undefined}
    >
      <ChoiceField label="Round" value={round} choices={cards.map(roundChoice)} onChange={choose} />
      <CardFields form={form} card={cards.find(({ ID }) => ID === round)} />
      <Note role="status">{changedWords(holesOf(kept(round)) ?? [], holes)}</Note>
      <CheckField control={form.control} name="manual" label="Kept by hand: no feed changes it" />
      <ReasonField control={form.control} name="reason" hint="At least 3 letters; kept in the log" />
    </Form>
  );
}

/** Writes a round by hand; what is asked about first comes back as a question. */
function useSetRound(tid: number, { ID, Name }: GolfAdminGolferRow, onDone: () => Promise<void>) {
  const { call } = useApi();
  return useAsked(
    (said: Said, confirm) => call('POST ad/golf_set_holes', { body: { tournament_id: tid, golfer_id: ID, ...said, confirm } }),
    { done: (_data, said) => `success: round ${said.round} of ${Name} is set`, onDone },
  );
}

type Card = Parameters<typeof cardChanges>[0];

function changedWords(before: Card, after: Card | undefined): string {
  if (!after) return 'Something typed is no score.';
  const changes = cardChanges(before, after);
  return changes.length === 0 ? 'Nothing of the card is changed yet.' : `${changes.join('; ')}.`;
}

const roundChoice = ({ ID, manual }: GolfAdminCardRow) => ({ value: ID, label: manual ? `${ID} (by hand)` : String(ID) });

function CardFields({ form, card }: { form: FormOf<Values>; card: GolfAdminCardRow | undefined }) {
  const par = (card?.pars ?? '').split(',');
  return (
    <FieldGroup legend="Strokes by hole; left empty where nothing is posted" columns={9} within>
      {HOLES.map((hole) => (
        <InputField
          key={hole}
          control={form.control}
          name={`holes.${hole - 1}`}
          label={hole}
          placeholder={par[hole - 1]}
          input={{ inputMode: 'numeric', maxLength: 2 }}
        />
      ))}
    </FieldGroup>
  );
}
