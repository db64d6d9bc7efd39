import type { DataOf } from '@poolhouse/contract';
import { plural, serverNow, useApi } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { CheckField, Checkbox, Form, Note, useFormOf } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { useConsole } from '../facts/console.context';
import { seasonName } from '../facts/season-name.rules';
import { typeTitle } from '../facts/types.rules';
import { Confirm } from '../form/Confirm';
import { useTool } from '../form/useTool';
import { Row, Rows } from '../look/Rows';
import { firstChosen, poolsToCarry } from './new-year.rules';
import { useContests } from './useContests';

interface Wanted {
  ask: 0 | 1;
}

/** Carries pools over into their next year: with names and terms, and their players asked or entered at once. */
export function NewYearPanel({ onOpened }: { onOpened(id: number): void }) {
  const { rows } = useContests();
  const [now] = useState(() => new Date(serverNow()));
  const pools = poolsToCarry(rows, now);
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const ids = chosen ?? firstChosen(pools);
  if (pools.length === 0) return null;
  const tick = (id: number, on: boolean) => setChosen(on ? [...ids, id] : ids.filter((one) => one !== id));
  return (
    <Panel title="New year">
      <Rows>
        {pools.map((pool) => (
          <Row key={pool.id}>
            <span>
              {seasonName(pool)}
              <small>
                {typeTitle(pool.contest_type)}, {plural(pool.entry_count, 'entry', 'entries')}: opens {pool.year + 1}
              </small>
            </span>
            <Checkbox
              checked={ids.includes(pool.id)}
              slotProps={{ input: { 'aria-label': `Open ${pool.name} ${pool.year + 1}` } }}
              onChange={(_, on) => tick(pool.id, on)}
            />
          </Row>
        ))}
      </Rows>
      <OpenForm
        contestIds={pools.filter(({ id }) => ids.includes(id)).map(({ id }) => id)}
        onOpened={(id) => {
          setChosen(null);
          onOpened(id);
        }}
      />
    </Panel>
  );
}

function OpenForm({ contestIds, onOpened }: Opening) {
  const form = useFormOf<Wanted>({ ask: 1 });
  const { action, looked, asking } = useNewYear({ contestIds, onOpened });
  return (
    <Form
      label="New year"
      form={form}
      action={{ ...action, ...(looked !== null && { said: <Ask says={looked} {...asking} /> }) }}
      submit="Open the new year"
      main
      blocked={contestIds.length === 0 || looked !== null}
    >
      <Note>
        The next year opens with name and terms. Whoever played is asked by mail and on their home page, and is in with one press.
      </Note>
      <CheckField control={form.control} name="ask" label="Ask who is in; else all are in at once" />
    </Form>
  );
}

interface Asking {
  pending: boolean;
  onYes(): void;
  onNo(): void;
}

const Ask = ({ says, ...asking }: Asking & { says: string }) => <Confirm question={says} yes="Open the new year" {...asking} />;

interface Opening {
  contestIds: readonly number[];
  onOpened(id: number): void;
}

/** A look at what would open and whom it asks, and then the thing itself. */
function useNewYear({ contestIds, onOpened }: Opening) {
  const api = useApi();
  const { group } = useConsole();
  const [looked, setLooked] = useState<{ says: string; ask: 0 | 1 } | null>(null);
  const bodyOf = (ask: 0 | 1, dry_run: 0 | 1) => ({ group_number: group, contest_ids: [...contestIds], ask, dry_run });
  const look = useTool(({ ask }: Wanted) => api.call('POST ad/new_year', { body: bodyOf(ask, 1) }), {
    onDone: ({ message = '', seasons: { data } }, { ask }) => setLooked({ says: `${message}; ${whoWords(data, ask)}.`, ask }),
    done: () => '',
  });
  const open = useTool((ask: 0 | 1) => api.call('POST ad/new_year', { body: bodyOf(ask, 0) }), {
    onDone: ({ seasons: { data } }) => {
      setLooked(null);
      if (data[0]) onOpened(data[0].ID);
    },
  });
  const run = async (wanted: Wanted) => {
    open.clear();
    await look.run(wanted);
    // Nothing is done yet, so nothing is emptied.
    return false;
  };
  return {
    action: { run, pending: look.pending, result: look.error ? look.result : open.result },
    looked: looked?.says ?? null,
    asking: { pending: open.pending, onYes: () => void open.run(looked?.ask ?? 1), onNo: () => setLooked(null) },
  };
}

type Season = DataOf<'POST ad/new_year'>['seasons']['data'][number];

const whoWords = (seasons: readonly Season[], ask: 0 | 1): string =>
  ask === 1
    ? `${plural(sum(seasons, 'asked'), 'question')} would go out`
    : `${plural(sum(seasons, 'entries'), 'entry', 'entries')} would be in at once`;

const sum = <K extends string>(rows: readonly Readonly<Record<K, number>>[], field: K): number =>
  rows.reduce((all, row) => all + row[field], 0);
