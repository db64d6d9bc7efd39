import { useState, type FormEvent, type ReactNode } from 'react';
import { useAction, useApi } from '@poolhouse/shared-ui';
import { ResultText } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import type { AuctionSettingsRow } from '@poolhouse/contract';
import { PayoutFields } from './PayoutFields';
import { Fields, Foot } from './settings.styles';
import { draftOf, troublesOf, wishOf, type Draft } from './settings.rules';
import { StepFields } from './StepFields';

export interface SettingsFormProps {
  contestId: number;
  kept: AuctionSettingsRow;
  /** Lots are made, and prices paid: what then stays as it is. */
  sealed: boolean;
  begun: boolean;
  onSaved(): void | Promise<void>;
}

/** How an auction is run: mode, budget, increments, clocks, order, auto-bids, values and payouts. */
export default function SettingsForm({ contestId, kept, sealed, begun, onSaved }: SettingsFormProps) {
  const { call } = useApi();
  const [draft, setDraft] = useState(() => draftOf(kept));
  const wish = wishOf(draft, kept);
  const trouble = troublesOf(draft);
  const changes = Object.keys(wish).length;
  const save = useAction(() => call('POST bbauction/settings', { body: { contest_id: contestId, ...wish } }), {
    done: 'Settings saved',
    shownMs: 5000,
    onDone: onSaved,
  });
  const set = <K extends keyof Draft>(name: K, value: Draft[K]) => setDraft({ ...draft, [name]: value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.run(undefined);
  };
  const choice = <K extends 'bidding' | 'auto_bids' | 'values' | 'nomination' | 'layout'>(
    name: K,
    label: string,
    options: readonly (readonly [Draft[K], string])[],
    more: { hint?: ReactNode; disabled?: boolean } = {},
  ) => (
    <Field label={label} hint={more.hint}>
      {(part) => (
        <select {...part} disabled={more.disabled} value={draft[name]} onChange={(event) => set(name, event.target.value as Draft[K])}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  const number = (name: 'budget' | 'min_price' | 'clock_open' | 'clock_reset' | 'auto_next', label: string, hint?: string) => (
    <Field label={label} hint={hint} error={trouble[name] ?? ''}>
      {(part) => (
        <input
          {...part}
          type="text"
          inputMode="numeric"
          maxLength={7}
          value={draft[name]}
          onChange={(event) => set(name, event.target.value.trim())}
        />
      )}
    </Field>
  );
  return (
    <form onSubmit={submit} aria-label="Settings of the auction">
      <Fields>
        {choice('bidding', 'Bids', [
          ['1', 'In the app'],
          ['0', 'Called out, then typed'],
        ])}
        {choice('auto_bids', 'Auto-bids', [
          ['1', 'Sealed maxima count'],
          ['0', 'None'],
        ])}
        {choice('nomination', 'Order of the teams', [
          ['random', 'Sealed, nobody knows it'],
          ['turns', 'Owners name them in turns'],
        ])}
        {choice('values', 'Values and chances', [
          ['1', 'Shown to all alike'],
          ['0', 'Not shown'],
        ])}
        {number('budget', 'Budget of each owner', 'Nothing for no limit')}
        {number('min_price', 'Least price')}
        {number('clock_open', 'Seconds for the first bid')}
        {number('clock_reset', 'Seconds that a bid leaves')}
        {number('auto_next', 'Seconds to the next team', '0 waits for Next Team')}
        {choice(
          'layout',
          'What is sold',
          [
            ['single', 'Each team, 64 lots'],
            ['low4', 'Seeds 13 to 16 of a region as one, 52 lots'],
            ['matchup', 'Both teams of a first game, 32 lots'],
          ],
          { disabled: sealed, ...(sealed && { hint: 'The lots are made' }) },
        )}
      </Fields>
      <StepFields steps={draft.steps} trouble={trouble.steps ?? ''} onChange={(steps) => set('steps', steps)} />
      <PayoutFields payouts={draft.payouts} trouble={trouble.payouts ?? ''} begun={begun} onChange={(payouts) => set('payouts', payouts)} />
      <Foot>
        <span>{changes === 0 ? 'Nothing is changed' : `${changes} ${changes === 1 ? 'change is' : 'changes are'} not saved`}</span>
        <Button type="submit" variant="contained" disabled={save.pending || changes === 0 || Object.keys(trouble).length > 0}>
          Save settings
        </Button>
        <ResultText result={save.result} />
      </Foot>
    </form>
  );
}
