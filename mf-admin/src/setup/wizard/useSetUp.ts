import type { ContestChoiceRow, DataOf } from '@poolhouse/contract';
import { must, useApi, useSession } from '@poolhouse/shared-ui';
import { useState } from 'react';
import { useConsole } from '../../facts/console.context';
import { rawLine } from '../../form/raw.rules';
import { useTool } from '../../form/useTool';
import { setUpBody, type SetUp, type WizardDraft } from './wizard.rules';

type Outcome = DataOf<'POST ad/set_up'>;

interface Wanted {
  draft: WizardDraft;
  choices: readonly ContestChoiceRow[];
  onDone(outcome: Outcome): void;
}

/** Looks at what a sheet makes, then makes it. What was looked at, and what was said of it, counts as long as the sheet is the same. */
export function useSetUp({ draft, choices, onDone }: Wanted) {
  const api = useApi();
  const { renew } = useSession();
  const { group } = useConsole();
  const body = setUpBody(draft, choices, group);
  const stamp = JSON.stringify(draft);
  const [last, setLast] = useState<{ stamp: string; outcome: Outcome | null } | null>(null);
  const here = last?.stamp === stamp ? last : null;
  const looked = here?.outcome ?? null;
  const tool = useTool((input: SetUp) => api.call('POST ad/set_up', { body: input }), {
    done: (outcome, { dry_run }) => (dry_run === 1 ? `Nothing is kept yet. It makes ${outcome.message ?? 'nothing'}.` : rawLine(outcome)),
    onDone: async (outcome, { dry_run }) => {
      if (dry_run === 1) return setLast({ stamp, outcome });
      onDone(outcome);
      // The administrator plays now: the bar and home name the contest.
      return renew();
    },
  });
  const run = () => {
    setLast({ stamp, outcome: looked });
    return tool.run({ ...must(body, 'the button waits for what is needed'), dry_run: looked ? 0 : 1 });
  };
  return { run, pending: tool.pending, result: here ? tool.result : null, looked, ready: body !== null };
}
