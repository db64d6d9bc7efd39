import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { media, token, type } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import type { DataOf, SetupFiguresRow } from '@poolhouse/contract';
import { StepContent } from './StepContent';
import { nextStep, STEPS, type StepId } from './steps.rules';

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
  & > li > div:not([data-opened]) {
    flex: 1 1 0;
    min-width: 0;
  }
  & > li > [data-opened] {
    flex: 1 0 100%;
    min-width: 0;
    margin: 2px -14px -10px;
    background: ${token.surface};
    box-shadow: inset 3px 0 ${token.brand};
  }
  & > li > div > b {
    ${type.team};
    display: block;
  }
  & > li > div > small {
    ${type.note};
    color: ${token.ink2};
  }
  & > [data-done] > div > small {
    color: ${token.winInk};
  }
`;
/** Its word goes on a phone, where its arrow and name say enough and a row stays one line. */
const Opener = styled(Button)`
  ${media.phone} {
    min-width: 44px;
    padding-inline: 0;
    border-color: transparent;
    & > span:first-of-type {
      display: none;
    }
    & > .MuiButton-endIcon {
      margin: 0;
    }
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

interface Props {
  setup: DataOf<'GET ad/setup'>;
  figures: SetupFiguresRow;
  /** The step that is open in its place. */
  open: StepId | null;
  onOpen(step: StepId | null): void;
}

/** The button that opens a step, to go there. */
export const stepButton = (step: StepId): string => `step-${step}`;

/** Each step with what is there, done or not as the data says; one at a time is opened in its place, finished ones too. */
export function StepsPanel({ setup, figures, open, onOpen }: Props) {
  const steps = setup.steps.data;
  const done = steps.filter((step) => step.done === 1).length;
  const next = nextStep(steps);
  return (
    <Panel title="The six steps" action={figures.first_pick === '' ? `${done} of ${steps.length} done` : undefined}>
      <Bar aria-hidden>
        <i style={{ width: `${(100 * done) / Math.max(1, steps.length)}%` }} />
      </Bar>
      <Rows>
        {steps.map((step, at) => {
          const { title, verb } = STEPS[step.ID];
          const isOpen = open === step.ID;
          const word = isOpen ? 'Close' : verb;
          return (
            <li key={step.ID} data-done={step.done === 1 || undefined} data-next={step.ID === next?.ID || undefined}>
              <Mark>{step.done === 1 ? <Check size={18} role="img" aria-label="done" /> : at + 1}</Mark>
              <div>
                <b>{title}</b>
                <small>{step.message}</small>
              </div>
              {step.mine === 1 && (
                <Opener
                  id={stepButton(step.ID)}
                  color="inherit"
                  variant="outlined"
                  aria-label={`${word}: ${title}`}
                  aria-expanded={isOpen}
                  endIcon={isOpen ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
                  onClick={() => onOpen(isOpen ? null : step.ID)}
                >
                  <span>{word}</span>
                </Opener>
              )}
              {isOpen && (
                <div data-opened>
                  <StepContent step={step.ID} without={setup.without_line.data} />
                </div>
              )}
            </li>
          );
        })}
      </Rows>
    </Panel>
  );
}
