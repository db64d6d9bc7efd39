import { Check } from 'lucide-react';
import { media, token, type } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { StartUpStep } from './start-up.rules';

const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 56px;
    padding: 8px 14px;
    border-bottom: 1px solid ${token.line};
    ${type.cell};
    ${media.phone} {
      padding-inline: 16px;
    }
  }
  small {
    ${type.note};
    display: block;
    color: ${token.ink2};
  }
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 28px;
    height: 28px;
    border: 1px solid ${token.ctl};
    border-radius: 50%;
    font-style: normal;
  }
  [data-done] > i {
    background: ${token.win};
    border-color: ${token.win};
    color: ${token.onWin};
  }
`;

/** The yearly checklist. */
export function StartUpPanel({ title, steps }: { title: string; steps: readonly StartUpStep[] }) {
  return (
    <Panel title="Start-up checklist" action={title}>
      <Steps>
        {steps.map((step, at) => (
          <li key={step.title} data-done={step.done || undefined}>
            <i>{step.done ? <Check size={16} role="img" aria-label="done" /> : at + 1}</i>
            <span>
              {step.title}
              <small>{step.says}</small>
            </span>
          </li>
        ))}
      </Steps>
    </Panel>
  );
}
