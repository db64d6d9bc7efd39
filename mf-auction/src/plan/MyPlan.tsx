import { token, useAction, useApi } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, ResultText, VisuallyHidden, type PageState } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { useState, type FormEvent } from 'react';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { fieldRow } from '../contest/form.styles';
import { maximaSaved } from '../contest/keep-maxima';
import { dollars } from '../contest/money';
import { whereOf } from '../contest/where';
import { openLots, type PlannedLot } from './plan.rules';

const Form = styled.form`
  ${fieldRow(110)}
  border-top: 1px solid ${token.line};
  input,
  select {
    width: 100%;
  }
`;

/** Sealed maxima for teams that come up later; nobody else sees them before these are sold. */
export default function MyPlan({ data, config, page }: { data: LiveData; config: AuctionConfigRow; page: PageState<LiveData> }) {
  const { call } = useApi();
  const [draft, setDraft] = useState(NO_DRAFT);
  const lots = openLots(data);
  const planned = lots.filter(({ max }) => max > 0);
  const seal = useAction(
    (draft: { lot: number; max: number }) => call('POST bbauction/proxy', { body: { ...whereOf(config), ...draft } }),
    {
      shownMs: 5000,
      done: (_data, draft) => (draft.max === 0 ? 'Taken out of the plan' : `Auto to ${dollars(draft.max)}`),
      onDone: (saved) => {
        setDraft(NO_DRAFT);
        return maximaSaved({ data, config, page }, saved);
      },
      onFailed: page.refresh,
    },
  );
  return (
    <Panel
      title="My plan"
      action="Only you see it until a team is sold"
      foot="When such a team comes up, the site bids for you, one step above the others and never beyond."
    >
      {planned.length === 0 ? (
        <PanelEmpty>Say what you would pay at most for a team, and it is bid for you when it comes up.</PanelEmpty>
      ) : (
        <PlanTable rows={planned} pending={seal.pending} onOut={(lot) => void seal.run({ lot, max: 0 })} />
      )}
      <PlanForm
        lots={lots}
        least={config.min_price}
        draft={draft}
        pending={seal.pending}
        onChange={(change) => setDraft({ ...draft, ...change })}
        onSeal={(lot, max) => void seal.run({ lot, max })}
      />
      <ResultText result={seal.result} />
    </Panel>
  );
}

/** The form's fields as they are typed. */
interface Draft {
  lot: string;
  max: string;
}
const NO_DRAFT: Draft = { lot: '', max: '' };

interface PlanTableProps {
  rows: readonly PlannedLot[];
  pending: boolean;
  onOut(lot: number): void;
}

function PlanTable({ rows, pending, onOut }: PlanTableProps) {
  return (
    <DataTable
      caption="My plan"
      columns={[
        { key: 'team', head: 'Team', rowHead: true, render: ({ seed, name }) => `${seed} ${name}` },
        { key: 'region', head: 'Region', hideOnPhone: true, render: ({ region }) => region },
        { key: 'max', head: 'Auto to', align: 'right', render: (row) => dollars(row.max) },
        {
          key: 'out',
          head: <VisuallyHidden>Take out of the plan</VisuallyHidden>,
          align: 'right',
          render: (row) => (
            <Button size="small" disabled={pending} onClick={() => onOut(row.lot)} aria-label={`Take ${row.name} out`}>
              Take out
            </Button>
          ),
        },
      ]}
      rows={rows}
      rowKey={(row) => row.lot}
    />
  );
}

interface PlanFormProps {
  lots: readonly PlannedLot[];
  least: number;
  draft: Draft;
  pending: boolean;
  onChange(change: Partial<Draft>): void;
  onSeal(lot: number, max: number): void;
}

function PlanForm({ lots, least, draft: { lot, max }, pending, onChange, onSeal }: PlanFormProps) {
  const most = Math.floor(Number(max) || 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSeal(Number(lot), most);
  };
  return (
    <Form onSubmit={submit}>
      <label>
        Team
        <select value={lot} onChange={(event) => onChange({ lot: event.target.value })}>
          <option value="">Choose a team</option>
          {lots.map((one) => (
            <option key={one.lot} value={one.lot}>
              {one.seed} {one.name}, {one.region}
            </option>
          ))}
        </select>
      </label>
      <label>
        Most I would pay
        <input type="number" inputMode="numeric" min={least} value={max} onChange={(event) => onChange({ max: event.target.value })} />
      </label>
      <Button type="submit" variant="outlined" disabled={pending || lot === '' || most < least}>
        Seal
      </Button>
    </Form>
  );
}
