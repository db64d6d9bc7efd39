import type { ActiveContestRow, DataOf } from '@poolhouse/contract';
import { seasonName } from '@poolhouse/contract/rules';
import { plural, serverNow, useApi } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { CheckField, Checkbox, Form, Note, OutlinedInput, useFormOf } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { useConsole } from '../facts/console.context';
import { typeTitle } from '../facts/types.rules';
import { Confirm } from '../form/Confirm';
import { useTool } from '../form/useTool';
import { Row, Rows } from '../look/Rows';
import { firstChosen, poolsToCarry, proposedName } from './new-year.rules';
import { useContests } from './useContests';

interface Wanted {
  ask: 0 | 1;
}

const nextName = (pool: { name: string; year: number }): string =>
  seasonName({ name: proposedName(pool) ?? pool.name, year: pool.year + 1 });

/** Carries pools over into their next year: with names and terms, and their players asked or entered at once. */
export function NewYearPanel({ onOpened }: { onOpened(id: number): void }) {
  const { rows } = useContests();
  const [now] = useState(() => new Date(serverNow()));
  const pools = poolsToCarry(rows, now);
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const [named, setNamed] = useState<ReadonlyMap<number, string>>(new Map());
  const ids = chosen ?? firstChosen(pools);
  if (pools.length === 0) return null;
  const nameOf = (pool: (typeof pools)[number]) => named.get(pool.id) ?? proposedName(pool);
  const tick = (id: number, on: boolean) => setChosen(on ? [...ids, id] : ids.filter((one) => one !== id));
  return (
    <Panel title="New year">
      <Rows>
        {pools.map((pool) => (
          <PoolRow
            key={pool.id}
            pool={pool}
            chosen={ids.includes(pool.id)}
            name={nameOf(pool)}
            onTick={(on) => tick(pool.id, on)}
            onName={(name) => setNamed(new Map([...named, [pool.id, name]]))}
          />
        ))}
      </Rows>
      <OpenForm
        pools={pools.filter(({ id }) => ids.includes(id)).map((pool) => ({ id: pool.id, name: nameOf(pool) }))}
        onOpened={(id) => {
          setChosen(null);
          setNamed(new Map());
          onOpened(id);
        }}
      />
    </Panel>
  );
}

interface PoolProps {
  pool: Pick<ActiveContestRow, 'name' | 'year' | 'contest_type' | 'entry_count'>;
  chosen: boolean;
  /** What it is called in the new year; null as before, where no year stands in its name. */
  name: string | null;
  onTick(on: boolean): void;
  onName(name: string): void;
}

const PoolRow = ({ pool, chosen, name, onTick, onName }: PoolProps) => (
  <Row>
    <span>
      {seasonName(pool)}
      <small>
        {typeTitle(pool.contest_type)}, {plural(pool.entry_count, 'entry', 'entries')}: opens {pool.year + 1}
      </small>
    </span>
    <Checkbox checked={chosen} slotProps={{ input: { 'aria-label': `Open ${nextName(pool)}` } }} onChange={(_, on) => onTick(on)} />
    {chosen && name !== null && <NameThen pool={pool} name={name} onName={onName} />}
  </Row>
);

const NameThen = ({ pool, name, onName }: Pick<PoolProps, 'pool' | 'onName'> & { name: string }) => (
  <OutlinedInput
    fullWidth
    value={name}
    inputProps={{ 'aria-label': `What ${pool.name} is called in ${pool.year + 1}`, maxLength: 60 }}
    onChange={({ target }) => onName(target.value)}
  />
);

function OpenForm({ pools, onOpened }: Opening) {
  const form = useFormOf<Wanted>({ ask: 1 });
  const { action, looked, asking } = useNewYear({ pools, onOpened });
  return (
    <Form
      label="New year"
      form={form}
      action={{ ...action, ...(looked !== null && { said: <Ask says={looked} {...asking} /> }) }}
      submit="Open the new year"
      main
      blocked={pools.length === 0 || pools.some(({ name }) => name?.trim() === '') || looked !== null}
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
  /** What is carried over, and how it is called then; null as before. */
  pools: readonly { id: number; name: string | null }[];
  onOpened(id: number): void;
}

/** A look at what would open and whom it asks, and then the thing itself. */
function useNewYear({ pools, onOpened }: Opening) {
  const api = useApi();
  const { group } = useConsole();
  // What was looked at is what is opened.
  const [looked, setLooked] = useState<{ says: string; body: Body } | null>(null);
  const look = useTool((body: Body) => api.call('POST ad/new_year', { body: { ...body, dry_run: 1 } }), {
    onDone: ({ message = '', seasons: { data } }, body) => setLooked({ says: `${message}; ${whoWords(data, body.ask)}.`, body }),
    done: () => '',
  });
  const open = useTool((body: Body) => api.call('POST ad/new_year', { body: { ...body, dry_run: 0 } }), {
    onDone: ({ seasons: { data } }) => {
      setLooked(null);
      if (data[0]) onOpened(data[0].ID);
    },
  });
  const run = async ({ ask }: Wanted) => {
    open.clear();
    const names = pools.flatMap(({ id, name }) => (name === null ? [] : [{ contest_id: id, name }]));
    await look.run({ group_number: group, contest_ids: pools.map(({ id }) => id), ...(names.length > 0 && { names }), ask });
    // Nothing is done yet, so nothing is emptied.
    return false;
  };
  return {
    action: { run, pending: look.pending, result: look.error ? look.result : open.result },
    looked: looked?.says ?? null,
    asking: { pending: open.pending, onYes: () => void (looked && open.run(looked.body)), onNo: () => setLooked(null) },
  };
}

interface Body extends Wanted {
  group_number: number;
  contest_ids: number[];
  names?: { contest_id: number; name: string }[];
}

type Season = DataOf<'POST ad/new_year'>['seasons']['data'][number];

const whoWords = (seasons: readonly Season[], ask: 0 | 1): string =>
  ask === 1
    ? `${plural(sum(seasons, 'asked'), 'question')} would go out`
    : `${plural(sum(seasons, 'entries'), 'entry', 'entries')} would be in at once`;

const sum = <K extends string>(rows: readonly Readonly<Record<K, number>>[], field: K): number =>
  rows.reduce((all, row) => all + row[field], 0);
