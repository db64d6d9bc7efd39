import { useState, type FormEvent } from 'react';
import { formatMonthDay, plural, useAction, useApi } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, ResultText, useShowAll } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import type { GolfAdminConfigRow, GolfAdminTournamentRow } from '@poolhouse/contract';
import { Actions, Form, Note, Tick } from './admin.styles';

interface Props {
  config: GolfAdminConfigRow;
  tournaments: readonly GolfAdminTournamentRow[];
  onSaved(): Promise<void>;
}

/** A season has no more than a page of them; the rest of a tour's year is shown when asked for. */
const FIRST = 16;

/** Chosen tournaments, and whether each counts double. */
type Draft = ReadonlyMap<number, boolean>;

const savedDraft = (rows: readonly GolfAdminTournamentRow[]): Draft =>
  new Map(rows.flatMap((row) => (row.in_season === 1 ? [[row.ID, row.double === 1] as const] : [])));

/** Which tournaments a season has; a proposal is filled in and can be changed before it is saved. */
export function SeasonPanel({ config, tournaments, onSaved }: Props) {
  const { call } = useApi();
  const [events, setEvents] = useState('35');
  const [draft, setDraft] = useState<Draft | null>(null);
  const chosen = draft ?? savedDraft(tournaments);
  const still = config.frozen === 1 || config.may_set_season === 0;
  const contest = { contest_id: config.contest_id };
  const propose = useAction(
    () => call('POST ad/golf_season', { body: { ...contest, events: Math.min(60, Math.max(1, Number(events) || 35)), propose_only: 1 } }),
    {
      done: ({ tournaments: { data } }) => `${plural(data.length, 'tournament')} proposed. Nothing is saved yet.`,
      onDone: ({ tournaments: { data } }) => setDraft(new Map(data.map(({ ID, double }) => [ID, double === 1]))),
    },
  );
  const save = useAction(
    () =>
      call('POST ad/golf_season', {
        body: { ...contest, tournaments: [...chosen].map(([id, double]) => ({ id, double: double ? (1 as const) : (0 as const) })) },
      }),
    {
      done: ({ tournaments: { data } }) => `success: a season of ${plural(data.length, 'tournament')}`,
      onDone: async () => {
        propose.clear();
        await onSaved();
        setDraft(null);
      },
    },
  );
  const put = (id: number, wanted: boolean, double: boolean) => {
    const next = new Map(chosen);
    if (wanted) next.set(id, double);
    else next.delete(id);
    setDraft(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.run();
  };
  const [shown, more] = useShowAll(tournaments, FIRST, 'tournaments');
  const doubles = [...chosen.values()].filter(Boolean).length;
  return (
    <Panel
      title={`Season ${config.Year}`}
      action={`${plural(chosen.size, 'tournament')}, ${doubles} double`}
      foot={config.frozen === 1 ? 'The season has begun: its tournaments stand since the first tee.' : undefined}
    >
      {tournaments.length === 0 ? (
        <PanelEmpty>
          No tournaments of {config.Year} are known.{' '}
          {config.may_set_scores === 1 ? 'Bring them in under Files of golf.' : 'A site administrator brings them in, under Files of golf.'}
        </PanelEmpty>
      ) : (
        <>
          <DataTable<GolfAdminTournamentRow>
            caption={`Tournaments of ${config.Year}`}
            columns={[
              {
                key: 'in',
                head: 'In',
                render: (row) => (
                  <Tick>
                    <input
                      type="checkbox"
                      aria-label={`${row.Name} in the season`}
                      disabled={still || row.unfit !== ''}
                      checked={chosen.has(row.ID)}
                      onChange={({ target }) => put(row.ID, target.checked, row.major === 1)}
                    />
                  </Tick>
                ),
              },
              {
                key: 'name',
                head: 'Tournament',
                rowHead: true,
                width: '100%',
                render: (row) => (
                  <>
                    {row.Name}
                    {row.unfit !== '' && <Note>{row.unfit}</Note>}
                  </>
                ),
              },
              { key: 'start', head: 'Starts', render: (row) => formatMonthDay(row.Start_Date), hideOnPhone: true },
              { key: 'golfers', head: 'Field', align: 'right', render: (row) => row.golfers || '–', hideOnPhone: true },
              {
                key: 'double',
                head: 'Double',
                render: (row) => (
                  <Tick>
                    <input
                      type="checkbox"
                      aria-label={`${row.Name} counts double`}
                      disabled={still || !chosen.has(row.ID)}
                      checked={chosen.get(row.ID) ?? false}
                      onChange={({ target }) => put(row.ID, true, target.checked)}
                    />
                  </Tick>
                ),
              },
            ]}
            rows={shown}
            rowKey={(row) => row.ID}
          />
          {more}
          {!still && (
            <Form onSubmit={submit} aria-label="Season">
              <Field label="How many to propose" hint="Of each week the one with the larger purse">
                {(part) => (
                  <input {...part} type="number" min={1} max={60} value={events} onChange={({ target }) => setEvents(target.value)} />
                )}
              </Field>
              <Actions>
                <Button variant="outlined" disabled={propose.pending} onClick={() => void propose.run()}>
                  Propose a season
                </Button>
                <Button type="submit" variant="contained" disabled={save.pending || draft === null || chosen.size === 0}>
                  Save season
                </Button>
                {draft !== null && (
                  <Button variant="outlined" color="inherit" onClick={() => setDraft(null)}>
                    Back to saved
                  </Button>
                )}
              </Actions>
              <ResultText result={save.result ?? propose.result} />
            </Form>
          )}
        </>
      )}
    </Panel>
  );
}
