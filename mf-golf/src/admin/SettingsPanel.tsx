import { useState, type FormEvent } from 'react';
import { formatMoney, useAction, useApi } from '@poolhouse/shared-ui';
import { Panel, ResultText } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import type { BodyOf, GolfAdminConfigRow } from '@poolhouse/contract';
import { Beside, Form, Note, Tick } from './admin.styles';
import { PrizeFields } from './PrizeFields';
import { amountsText, amountText, centsOf, seasonTotal, tidyList } from './settings.rules';

interface Props {
  config: GolfAdminConfigRow;
  season: { events: number; doubles: number };
  onSaved(): Promise<void>;
}

const ticks = [
  ['side_action_open', 'Side action takes entries in'],
  ['self_pick1', 'Players set their own Pick1 golfer'],
  ['once_per_season', 'A Pick1 golfer counts once a season'],
] as const;

/** Fee, prizes, both pots, side action and Pick1. Amounts stand from the season's first tee on. */
export function SettingsPanel({ config, season, onSaved }: Props) {
  const { call } = useApi();
  const kept = {
    fee: amountText(config.EntryFee),
    weekly: amountsText(config.weekly),
    overall: amountsText(config.overall),
    perEvent: amountText(config.per_event),
    side_action_open: config.side_action_open,
    self_pick1: config.self_pick1,
    once_per_season: config.once_per_season,
  };
  const [draft, setDraft] = useState(kept);
  const changed = (name: keyof typeof kept) => draft[name] !== kept[name];
  const amounts = changed('weekly') || changed('overall') || changed('perEvent');
  const total = seasonTotal(draft, season);
  const pot = Math.round(config.Pot * 100);
  const rest = amounts ? 0 : config.rest;
  const wrong = amounts && !changed('fee') && total !== pot;
  const fee = centsOf(draft.fee);
  const body = (): BodyOf<'POST ad/golf_settings'> => ({
    contest_id: config.contest_id,
    ...(changed('fee') && fee !== null && { entry_fee: fee / 100 }),
    ...(amounts && { weekly: tidyList(draft.weekly), overall: tidyList(draft.overall), per_event: (centsOf(draft.perEvent) ?? 0) / 100 }),
    ...Object.fromEntries(ticks.flatMap(([name]) => (changed(name) ? [[name, draft[name]]] : []))),
  });
  const save = useAction(() => call('POST ad/golf_settings', { body: body() }), {
    done: 'success: the settings are saved',
    onDone: onSaved,
  });
  const any = (Object.keys(kept) as (keyof typeof kept)[]).some(changed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.run();
  };
  const frozen = config.frozen === 1;
  const text = (name: 'fee' | 'perEvent', label: string, hint: string) => (
    <Field label={label} hint={hint}>
      {(part) => (
        <input
          {...part}
          type="text"
          inputMode="decimal"
          disabled={frozen}
          value={draft[name]}
          onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
        />
      )}
    </Field>
  );
  const prizes = (name: 'weekly' | 'overall', label: string) => (
    <PrizeFields label={label} value={draft[name]} disabled={frozen} onChange={(value) => setDraft({ ...draft, [name]: value })} />
  );
  return (
    <Panel
      title="Prizes, pots and side action"
      foot={
        frozen
          ? 'Amounts stand since the season’s first tee; the switches can still be set.'
          : 'Amounts stand from the season’s first tee on.'
      }
    >
      <Form onSubmit={submit} aria-label="Prizes, pots and side action">
        <Beside>
          {text('fee', 'Entry fee, dollars', 'Another fee works out all prizes anew')}
          {text('perEvent', 'Each pot a tournament, dollars', 'Aces pot and winners pot each')}
        </Beside>
        {prizes('weekly', 'Prizes of a tournament, dollars by place; twice that where it counts double')}
        {prizes('overall', 'Prizes of the season, dollars by place')}
        <Note data-tone={wrong ? 'wrong' : undefined} role="status">
          {total === null
            ? 'Something typed is no amount.'
            : `These pay ${formatMoney((total + rest) / 100)} of a pot of ${formatMoney(config.Pot)}${rest > 0 ? `, with ${rest} ¢ that divide into nothing` : ''}.`}
        </Note>
        {ticks.map(([name, label]) => (
          <Tick key={name}>
            <input
              type="checkbox"
              checked={draft[name] === 1}
              onChange={({ target }) => setDraft({ ...draft, [name]: target.checked ? 1 : 0 })}
            />
            {label}
          </Tick>
        ))}
        <Button type="submit" variant="contained" disabled={save.pending || !any || wrong || total === null || fee === null}>
          Save settings
        </Button>
        <ResultText result={save.result} />
      </Form>
    </Panel>
  );
}
