import { useState } from 'react';
import { must, plural, serverNow, useApi } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import type { DataOf } from '@poolhouse/contract';
import { Confirm } from '../form/Confirm';
import { ActionRow } from '../look/ActionRow';
import { Beside } from '../look/Beside';
import { Block } from '../look/Block';
import { Note } from '../look/Note';
import { ListRows } from '../form/form.styles';
import { RawResult } from '../form/RawResult';
import { useTool } from '../form/useTool';
import { FieldLists } from './FieldLists';
import { regionTitle, tournamentYear } from './field.rules';

type Told = DataOf<'POST ad/tournament_field'>;

/** College basketball's tournament, made from what the scoreboard tells on the evening of the announcement, once it was looked at. */
export function TournamentFieldPanel() {
  const api = useApi();
  const [season, setSeason] = useState(() => String(tournamentYear(new Date(serverNow()))));
  const [told, setTold] = useState<Told | null>(null);
  const [meets, setMeets] = useState('');
  const [asked, setAsked] = useState(false);
  const year = Number(season);
  const forget = () => {
    setTold(null);
    setMeets('');
    setAsked(false);
  };
  const look = useTool<void, Told>(() => api.call('POST ad/tournament_field', { body: { season: year, dry_run: 1 } }), { onDone: setTold });
  const make = useTool(
    () =>
      api.call('POST ad/tournament_field', {
        body: { season: year, meets, digest: must(told, 'the button waits for a look').digest, dry_run: 0 },
      }),
    { onDone: forget },
  );
  const whole = told !== null && told.missing.length === 0 && told.stands !== 'begun';
  const [first = '', ...others] = told?.regions ?? [];
  const title = regionTitle(first);
  return (
    <Panel title="Tournament field" action="college basketball">
      <Block>
        <Note>
          On Selection Sunday the scoreboard tells who is in. Look at it, say who meets in the Final Four, and the bracket is made, for
          every contest that is played on it.
        </Note>
        <Beside>
          <Field label="Year of the tournament">
            {(part) => (
              <input
                {...part}
                type="number"
                min={1985}
                max={2200}
                value={season}
                onChange={(event) => {
                  setSeason(event.target.value);
                  forget();
                }}
              />
            )}
          </Field>
          {whole && (
            <Field label={`In the Final Four, ${title} meets`} hint="No scoreboard tells it">
              {(part) => (
                <select {...part} value={meets} onChange={(event) => setMeets(event.target.value)}>
                  <option value="">Choose a region</option>
                  {others.map((region) => (
                    <option key={region} value={region}>
                      {regionTitle(region)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
        </Beside>
        <ActionRow>
          <Button color="inherit" variant="outlined" disabled={look.pending || season.length !== 4} onClick={() => void look.run()}>
            {look.pending ? 'Looking' : 'Look at the field'}
          </Button>
          {whole && !asked && (
            <Button variant="contained" disabled={meets === '' || make.pending} onClick={() => setAsked(true)}>
              Make the tournament
            </Button>
          )}
        </ActionRow>
        {asked && told && (
          <Confirm
            question={`Make the tournament of ${season}, ${title} and ${regionTitle(meets)} in one half?${told.stands === 'other' ? ' It takes the place of the field that the site has.' : ''}`}
            yes="Make it"
            pending={make.pending}
            onYes={() => void make.run().then(() => setAsked(false))}
            onNo={() => setAsked(false)}
          />
        )}
        <RawResult result={make.result ?? look.result} />
      </Block>
      {told && told.missing.length > 0 && told.field.data.length > 0 && (
        <>
          <Block>
            <Note role="alert">The field is not whole: {plural(told.missing.length, 'place')} cannot be filled.</Note>
          </Block>
          <ListRows>
            {told.missing.slice(0, 8).map((text) => (
              <li key={text} data-tone="push">
                {text}
              </li>
            ))}
          </ListRows>
        </>
      )}
      {told && <FieldLists rows={told.field.data} regions={told.regions} />}
    </Panel>
  );
}
