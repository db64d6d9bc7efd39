import type { ContestChoiceRow, DataOf } from '@poolhouse/contract';
import { lazyPart, plural, serverNow } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Beside, CheckField, Form, InputField, Note, SelectField, useFormOf, useWatch, type FormOf } from '@poolhouse/shared-ui/desk';
import { Suspense } from 'react';
import { useConsole } from '../facts/console.context';
import { typeTitle } from '../facts/types.rules';
import { JsonBox } from '../form/JsonBox';
import type { NewContest } from './new-contest.rules';
import { nextSeason } from './season.rules';
import { TermFields } from './TermFields';
import { firstTerms } from './terms.rules';
import { useOpenContest } from './useOpenContest';

type Worth = DataOf<'POST ad/preview_contest'>;
const WorthTable = lazyPart<{ worth: Worth }>(() => import(/* webpackChunkName: "worth" */ './WorthTable'));

interface Props {
  first: ContestChoiceRow;
  choices: readonly ContestChoiceRow[];
  /** The latest that has games; 0. */
  season: number;
  /** The one of it that is on or next; 0. */
  week: number;
  onAdded(id: number): void;
}

export function AddContestForm({ first, choices, season, week, onAdded }: Props) {
  const { seat } = useConsole();
  const form = useFormOf<NewContest>({
    type: first.ID,
    year: String(nextSeason(season, new Date(serverNow()))),
    name: seat.group_name,
    terms: firstTerms(week),
    entries: '12',
    everybody: true,
  });
  const type = useWatch({ control: form.control, name: 'type' });
  const choice = choices.find(({ ID }) => ID === type) ?? first;
  const { open, preview, copy, pending, worth, raw, forget } = useOpenContest({ choice, onAdded });
  const copied = choice.copy_of;
  return (
    <Form
      label="Add Contest"
      form={form}
      action={{ run: open, pending, ...(raw !== '' && { said: <JsonBox label="Raw answer" text={raw} /> }) }}
      submit="Add Contest"
      main
      beside={
        <>
          <Button color="inherit" variant="outlined" disabled={pending} onClick={() => void preview(form.getValues())}>
            What it is worth
          </Button>
          {copied !== null && <CopyButton pending={pending} onCopy={() => void copy(copied, form.getValues())} />}
        </>
      }
    >
      <KindFields form={form} choices={choices} choice={choice} season={season} week={week} onKind={forget} />
      <EntryFields form={form} />
      {worth && <Worths worth={worth} />}
      {copied !== null && <Note>Copying takes name, terms and players with their entry names from the year before.</Note>}
    </Form>
  );
}

function CopyButton({ pending, onCopy }: { pending: boolean; onCopy(): void }) {
  return (
    <Button color="inherit" variant="outlined" disabled={pending} onClick={onCopy}>
      Copy last year’s pool
    </Button>
  );
}

function Worths({ worth }: { worth: Worth }) {
  return (
    <Suspense fallback={null}>
      <WorthTable worth={worth} />
    </Suspense>
  );
}

interface Kind extends Pick<Props, 'choices' | 'season' | 'week'> {
  form: FormOf<NewContest>;
  choice: ContestChoiceRow;
  /** Another kind was chosen. */
  onKind(): void;
}

/** What kind of contest, of which year, called what, and by which terms. */
function KindFields({ form: { control, setValue }, choices, choice, season, week, onKind }: Kind) {
  return (
    <>
      <Beside>
        <SelectField
          control={control}
          name="type"
          label="Type"
          hint={choice.ready ? undefined : 'No games of this season are there yet'}
          choices={choices.map(({ ID }) => ({ value: ID, label: typeTitle(ID) }))}
          onChanged={onKind}
        />
        <InputField
          control={control}
          name="year"
          label="Year"
          type="number"
          input={{ min: 1990, max: 2200 }}
          // The week that is on is one of the present season alone.
          onChanged={(year) => setValue('terms.first_week', firstTerms(Number(year) === season ? week : 0).first_week)}
        />
      </Beside>
      <InputField
        control={control}
        name="name"
        label="Name"
        input={{ maxLength: 60 }}
        check={(name) => (name.trim() === '' ? 'A contest has a name' : '')}
      />
      <TermFields
        control={control}
        known={choice.fields}
        usual={choice.usual}
        nameOf={(key) => `terms.${key}`}
        modelName="terms.show_model"
      />
    </>
  );
}

/** How many are expected, and whether all members are in at once. */
function EntryFields({ form: { control } }: Pick<Kind, 'form'>) {
  const { seat, data, group } = useConsole();
  const members = data.groups.data.find((one) => one.group_number === group)?.members ?? seat.users_total;
  return (
    <>
      <InputField control={control} name="entries" label="Entries expected" type="number" input={{ min: 1, max: 1000 }} />
      <CheckField control={control} name="everybody" label={`Enter all ${plural(members, 'member')} of the group`} />
    </>
  );
}
