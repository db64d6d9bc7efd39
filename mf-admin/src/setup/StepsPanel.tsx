import { Check } from 'lucide-react';
import { token, type, useSlots } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import type { DataOf, SetupFiguresRow } from '@poolhouse/contract';
import { nextStep, STEPS } from './steps.rules';

const Bar = styled.div`
  height: 8px;
  background: ${token.line};
  & > i {
    display: block;
    height: 100%;
    background: ${token.win};
  }
`;
const Rows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 14px;
    min-height: 64px;
    padding: 10px 14px;
    border-bottom: 1px solid ${token.line};
  }
  & > li[data-next] {
    background: ${token.brandTint};
    box-shadow: inset 3px 0 ${token.brand};
  }
  & > li > div {
    flex: 1 1 180px;
    min-width: 0;
  }
  b {
    ${type.team};
    display: block;
  }
  small {
    ${type.note};
    color: ${token.ink2};
  }
  [data-done] small {
    color: ${token.winInk};
  }
`;
const Mark = styled.span`
  ${type.cell};
  display: grid;
  place-items: center;
  flex: none;
  width: 30px;
  height: 30px;
  border: 1px solid ${token.ctl};
  border-radius: 50%;
  [data-done] > & {
    background: ${token.win};
    border-color: ${token.win};
    color: ${token.onWin};
  }
  [data-next] > & {
    background: ${token.brand};
    border-color: ${token.brand};
    color: ${token.onBrand};
  }
`;

/** Each step with what is there, done or not as the data says, and the way to change it. */
export function StepsPanel({ setup, figures }: { setup: DataOf<'GET ad/setup'>; figures: SetupFiguresRow }) {
  const steps = setup.steps.data;
  const done = steps.filter((step) => step.done === 1).length;
  const next = nextStep(steps);
  // Lines are typed where the first contest that brings a tab has them.
  const [lines] = useSlots('console');
  return (
    <Panel title="The six steps" action={figures.first_pick === '' ? `${done} of ${steps.length} done` : undefined}>
      <Bar aria-hidden>
        <i style={{ width: `${(100 * done) / Math.max(1, steps.length)}%` }} />
      </Bar>
      <Rows>
        {steps.map((step, at) => {
          const { title, tab, verb } = STEPS[step.ID];
          const to = tab ?? lines?.key;
          return (
            <li key={step.ID} data-done={step.done === 1 || undefined} data-next={step.ID === next?.ID || undefined}>
              <Mark>{step.done === 1 ? <Check size={18} role="img" aria-label="done" /> : at + 1}</Mark>
              <div>
                <b>{title}</b>
                <small>{step.message}</small>
              </div>
              {step.mine === 1 && to && (
                <Button
                  component={Link}
                  to={`?${new URLSearchParams({ tab: to })}`}
                  color="inherit"
                  variant="outlined"
                  aria-label={`${verb}: ${title}`}
                >
                  {verb}
                </Button>
              )}
            </li>
          );
        })}
      </Rows>
    </Panel>
  );
}
