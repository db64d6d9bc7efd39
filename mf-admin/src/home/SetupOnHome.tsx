import { useSession } from '@poolhouse/shared-ui';
import { PanelEmpty, ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import type { DataOf } from '@poolhouse/contract';
import { CheckList, Line } from './home.styles';
import { homeSteps } from './home.rules';

type Setup = DataOf<'GET ad/setup'>;

/** Season and games, a contest, people: what is done, what lacks, and the one button that goes on. */
export function SetupOnHome() {
  const contests = useSession().session?.user_contests.length ?? 0;
  const read = useRead('GET ad/setup', {}, contests);
  // A helper of one contest sets nothing up; the console is theirs all the same.
  if (read.error?.code === 'forbidden' || read.error?.code === 'not_found')
    return (
      <Line>
        <Button component={Link} to="/ad" color="inherit" variant="outlined">
          Open the console
        </Button>
      </Line>
    );
  return (
    <ReadGate read={read} stays>
      {(setup) => <HomeSteps setup={setup} />}
    </ReadGate>
  );
}

function HomeSteps({ setup }: { setup: Setup }) {
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
