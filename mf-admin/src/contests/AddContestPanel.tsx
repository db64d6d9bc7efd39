import { Suspense, useState, type FormEvent } from 'react';
import { lazyPart, plural, serverNow, useApi, type Answer } from '@poolhouse/shared-ui';
import { Panel, ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import type { ContestChoiceRow, DataOf } from '@poolhouse/contract';
import { useConsole } from '../console/console.context';
import { ActionRow } from '../look/ActionRow';
import { Beside } from '../look/Beside';
import { Note } from '../look/Note';
import { Form, Tickable } from '../form/form.styles';
import { rawJson } from '../form/raw.rules';
import { JsonBox } from '../form/JsonBox';
import { firstTerms, termsBody, type Terms } from './terms.rules';
import { TermFields } from './TermFields';
import { typeTitle } from './types.rules';
import { nextSeason } from './season.rules';

type Worth = DataOf<'POST ad/preview_contest'>;
const WorthTable = lazyPart<{ worth: Worth }>(() => import(/* webpackChunkName: "worth" */ './WorthTable'));

/** Opens a contest; what its weeks and places are worth is shown before, the raw answer after. */
export function AddContestPanel({ onAdded }: { onAdded(id: number): void }) {
  const { group, data } = useConsole();
  const read = useRead('GET ad/setup', { group_number: group }, data.active_contests);
  return (
    <Panel title="Add Contest">
      <ReadGate read={read} rows={5} stays>
        {({ choices: { data: choices }, figures: { data: figures } }) =>
          choices[0] && (
            <AddContest
              first={choices[0]}
              choices={choices}
              season={figures[0]?.season ?? 0}
              week={figures[0]?.week ?? 0}
              onAdded={onAdded}
            />
          )
        }
      </ReadGate>
    </Panel>
  );
}

interface Props {
  first: ContestChoiceRow;
  choices: readonly ContestChoiceRow[];
  /** The latest that has games; 0. */
  season: number;
  /** The one of it that is on or next; 0. */
  week: number;
  onAdded(id: number): void;
}

function AddContest({ first, choices, season, week, onAdded }: Props) {
  const api = useApi();
  const { group, seat, data, changed } = useConsole();
  const [type, setType] = useState(first.ID);
  const [name, setName] = useState(seat.group_name);
  const [year, setYear] = useState(String(nextSeason(season, new Date(serverNow()))));
  const [terms, setTerms] = useState<Terms>(() => firstTerms(week));
  const [entries, setEntries] = useState('12');
  const [everybody, setEverybody] = useState(true);
  const [worth, setWorth] = useState<Worth | null>(null);
  const [raw, setRaw] = useState('');
  const [pending, setPending] = useState(false);
  const choice = choices.find(({ ID }) => ID === type) ?? first;
  const copied = choice.copy_of;
  const members = data.groups.data.find((one) => one.group_number === group)?.members ?? seat.users_total;
  const body = { contest_type: type, name: name.trim(), year: Number(year), group_number: group, ...termsBody(terms, choice.fields) };

  const during = async <T,>(call: Promise<Answer<T>>): Promise<Answer<T>> => {
    setPending(true);
    const answer = await call;
    setPending(false);
    return answer;
  };
  const preview = async () => {
    const answer = await during(api.call('POST ad/preview_contest', { body: { ...body, entries: Number(entries) } }));
    setWorth(answer.data ?? null);
    setRaw(answer.error ? rawJson(answer) : '');
  };
  const opened = (answer: Answer<{ id?: number | undefined }>) => {
    setRaw(rawJson(answer));
    // The lists are read again only where there was no error.
    if (!answer.data) return;
    changed();
    if (answer.data.id) onAdded(answer.data.id);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void during(api.call('POST ad/add_contest', { body: { ...body, enter_members: everybody ? 1 : 0 } })).then(opened);
  };
  const copy = (contest_id: number) =>
    void during(api.call('POST ad/copy_contest', { body: { contest_id, year: Number(year) } })).then(opened);

  return (
    <Form onSubmit={submit} aria-label="Add Contest">
      <Beside>
        <Field label="Type" hint={choice.ready ? undefined : 'No games of this season are there yet'}>
          {(part) => (
            <select
              {...part}
              value={type}
              onChange={(event) => {
                setType(event.target.value as typeof type);
                setWorth(null);
              }}
            >
              {choices.map(({ ID }) => (
                <option key={ID} value={ID}>
                  {typeTitle(ID)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Year">
          {(part) => (
            <input
              {...part}
              type="number"
              min={1990}
              max={2200}
              value={year}
              onChange={(event) => {
                setYear(event.target.value);
                // The week that is on is one of the present season alone.
                setTerms({ ...terms, first_week: firstTerms(Number(event.target.value) === season ? week : 0).first_week });
              }}
            />
          )}
        </Field>
      </Beside>
      <Field label="Name">
        {(part) => <input {...part} type="text" maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />}
      </Field>
      <TermFields terms={terms} known={choice.fields} onChange={setTerms} />
      <Field label="Entries expected">
        {(part) => (
          <input {...part} type="number" min={1} max={1000} value={entries} onChange={(event) => setEntries(event.target.value)} />
        )}
      </Field>
      <Tickable>
        <input type="checkbox" checked={everybody} onChange={(event) => setEverybody(event.target.checked)} />
        Enter all {plural(members, 'member')} of the group
      </Tickable>
      {worth && (
        <Suspense fallback={null}>
          <WorthTable worth={worth} />
        </Suspense>
      )}
      <ActionRow>
        <Button type="submit" variant="contained" disabled={pending || name.trim() === ''}>
          Add Contest
        </Button>
        <Button color="inherit" variant="outlined" disabled={pending} onClick={() => void preview()}>
          What it is worth
        </Button>
        {copied !== null && (
          <Button color="inherit" variant="outlined" disabled={pending} onClick={() => copy(copied)}>
            Copy last year’s pool
          </Button>
        )}
      </ActionRow>
      {copied !== null && <Note>Copying takes name, terms and players with their entry names from the year before.</Note>}
      {raw !== '' && <JsonBox label="Raw answer" text={raw} />}
    </Form>
  );
}
