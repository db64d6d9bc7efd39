import type { DataOf } from '@poolhouse/contract';
import { useSession } from '@poolhouse/shared-ui';
import { PanelEmpty, ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { doneLook, markLook } from '../look/step-mark';
import { lineLook, listLook, noteLook, stepLook, titleLook } from './home.looks';
import { homeSteps } from './home.rules';

type Setup = DataOf<'GET ad/setup'>;

/** Season and games, a contest, people: what is done, what lacks, and the one button that goes on. */
export function SetupOnHome() {
  const contests = useSession().session?.user_contests.length ?? 0;
  const read = useRead('GET ad/setup', {}, contests);
  // A helper of one contest sets nothing up; the console is theirs all the same.
  if (read.error?.code === 'forbidden' || read.error?.code === 'not_found')
    return (
      <div style={lineLook}>
        <Button component={Link} to="/ad" color="inherit" variant="outlined">
          Open the console
        </Button>
      </div>
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
        <div style={lineLook}>
          <Button component={Link} to="/ad" color="inherit" variant="outlined">
            Open the console
          </Button>
        </div>
      </>
    );
  return (
    <>
      <ol style={listLook}>
        {steps.map((step, at) => (
          <li key={step.title} style={stepLook}>
            <span aria-hidden style={step.done ? doneLook : markLook}>
              {step.done ? '✓' : at + 1}
            </span>
            <span>
              <b style={titleLook}>
                {step.title}
                {step.done && ', done'}
              </b>
              <small style={noteLook}>{step.message}</small>
            </span>
          </li>
        ))}
      </ol>
      <div style={lineLook}>
        <Button component={Link} to="/ad?tab=setup" variant="contained" size="large">
          Set up your pool
        </Button>
        <small style={noteLook}>about 3 minutes</small>
      </div>
    </>
  );
}
