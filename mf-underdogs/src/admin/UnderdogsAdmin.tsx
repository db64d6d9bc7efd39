import { Suspense, useState, type FormEvent } from 'react';
import { lazyPart, useAction, useApi, type ConsolePlace } from '@poolhouse/shared-ui';
import {
  Columns,
  noRefresh,
  Panel,
  PanelEmpty,
  PanelError,
  PanelSkeleton,
  ResultText,
  useContest,
  usePageData,
} from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import type { MissedPick, UnderdogsConfigRow } from '@poolhouse/contract';
import { boardOf } from '../board/board.rules';
import { ActionRow, Form, Full } from './editor.styles';

const AdminEditor = lazyPart(() => import('./AdminEditor'));

/** How the contest is played, and picks set in a player's stead. */
export function UnderdogsAdmin({ changed }: ConsolePlace) {
  const { contest } = useContest('underdogs_contest_id');
  const page = usePageData('GET underdogs/pagedata', contest > 0 ? { contest_id: contest } : {}, noRefresh);
  const { data, error } = page;
  const config = data?.config.data[0];
  if (!data || !config)
    return (
      <Panel title="Underdogs Admin">
        {error?.code === 'not_found' ? (
          <PanelEmpty>No Underdogs contest is open here that you are in. Open one in Contests, or enter yourself there.</PanelEmpty>
        ) : error ? (
          <PanelError message={error.message} onRetry={() => void page.refresh()} />
        ) : data ? (
          <PanelEmpty>No Underdogs contest is open yet. Open one in Contests.</PanelEmpty>
        ) : (
          <PanelSkeleton rows={8} />
        )}
      </Panel>
    );
  const done = async () => {
    await page.refresh();
    changed();
  };
  return (
    <Columns>
      <div>
        <Suspense fallback={<PanelSkeleton rows={6} />}>
          <AdminEditor board={boardOf(data, config)} events={data.events.data} page={page} />
        </Suspense>
      </div>
      <div>
        <SettingsPanel key={config.contest_id} config={config} onSaved={done} />
      </div>
    </Columns>
  );
}

function SettingsPanel({ config, onSaved }: { config: UnderdogsConfigRow; onSaved(): Promise<void> }) {
  const api = useApi();
  const [selfPick, setSelfPick] = useState(config.SelfPick);
  const [missed, setMissed] = useState<MissedPick>(config.MissedPick);
  const { run, pending, result } = useAction(
    () => api.call('POST ad/underdogs_settings', { body: { contest_id: config.contest_id, self_pick: selfPick, missed_pick: missed } }),
    { done: () => 'success: saved', onDone: onSaved },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Panel title="How it is played" action={config.contest_name}>
      <Form onSubmit={submit} aria-label="How it is played">
        <Full>
          <Field label="Who sets the picks">
            {(part) => (
              <select {...part} value={selfPick} onChange={({ target }) => setSelfPick(target.value === '1' ? 1 : 0)}>
                <option value={1}>each player, until kick-off</option>
                <option value={0}>administrators only</option>
              </select>
            )}
          </Field>
        </Full>
        <Full>
          <Field label="A week without a pick">
            {(part) => (
              <select {...part} value={missed} onChange={({ target }) => setMissed(target.value === 'biggest' ? 'biggest' : 'none')}>
                <option value="none">counts for nothing</option>
                <option value="biggest">gets the biggest underdog that is left</option>
              </select>
            )}
          </Field>
        </Full>
        <ActionRow>
          <Button type="submit" variant="contained" disabled={pending || (selfPick === config.SelfPick && missed === config.MissedPick)}>
            Save
          </Button>
          <ResultText result={result} />
        </ActionRow>
      </Form>
    </Panel>
  );
}
