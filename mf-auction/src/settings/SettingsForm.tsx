import type { AuctionSettingsRow } from '@poolhouse/contract';
import { useAction, useApi } from '@poolhouse/shared-ui';
import { ResultText } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { useState, type FormEvent } from 'react';
import { PayoutFields } from './PayoutFields';
import { RunFields } from './RunFields';
import { draftOf, troublesOf, wishOf, type Draft } from './settings.rules';
import { Foot } from './settings.styles';
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
  return (
    <form onSubmit={submit} aria-label="Settings of the auction">
      <RunFields draft={draft} trouble={trouble} sealed={sealed} onChange={set} />
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
