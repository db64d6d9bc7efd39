import { useApi, useSession } from '@poolhouse/shared-ui';
import { PanelEmpty, PanelError, PanelSkeleton } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { useEffect, useState } from 'react';
import type { DataOf } from '@poolhouse/contract';
import { CheckList, Line } from './home.styles';
import { homeSteps } from './home.rules';

type Setup = DataOf<'GET ad/setup'>;

/** Season and games, a contest, people: what is done, what lacks, and the one button that goes on. */
export function SetupOnHome() {
  const api = useApi();
  const contests = useSession().session?.user_contests.length ?? 0;
  const [setup, setSetup] = useState<Setup | null>(null);
  const [error, setError] = useState<{ code: string; message: string } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    void api.call('GET ad/setup', { query: {}, signal: gone.signal }).then((answer) => {
      if (gone.signal.aborted) return;
      setError(answer.error ?? null);
      if (answer.data) setSetup(answer.data);
    });
    return () => gone.abort();
  }, [api, attempt, contests]);
  // A helper of one contest sets nothing up; the console is theirs all the same.
  if (error?.code === 'forbidden' || error?.code === 'not_found')
    return (
      <Line>
        <Button component={Link} to="/ad" color="inherit" variant="outlined">
          Open the console
        </Button>
      </Line>
    );
  if (error) return <PanelError message={error.message} onRetry={() => setAttempt(attempt + 1)} />;
  if (!setup) return <PanelSkeleton rows={3} />;
  const { steps, done } = homeSteps(setup);
  if (done)
    return (
      <>
        <PanelEmpty>{setup.missing.length === 0 ? 'Your pool runs by itself.' : setup.missing.join(' ')}</PanelEmpty>
        <Line>
          <Button component={Link} to="/ad" color="inherit" variant="outlined">
            Open the console
          </Button>
        </Line>
      </>
    );
  return (
    <>
      <CheckList>
        {steps.map((step, at) => (
          <li key={step.title} data-done={step.done || undefined}>
            <i aria-hidden>{step.done ? '✓' : at + 1}</i>
            <span>
              <b>
                {step.title}
                {step.done && ', done'}
              </b>
              <small>{step.message}</small>
            </span>
          </li>
        ))}
      </CheckList>
      <Line>
        <Button component={Link} to="/ad?tab=setup" variant="contained" size="large">
          Set up your pool
        </Button>
        <small>about 3 minutes</small>
      </Line>
    </>
  );
}
