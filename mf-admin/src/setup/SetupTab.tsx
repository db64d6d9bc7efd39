import type { DataOf } from '@poolhouse/contract';
import { useFromNow } from '@poolhouse/shared-ui';
import { Columns, Panel, ReadGate, StatusStrip, useRead } from '@poolhouse/shared-ui/board';
import { useState } from 'react';
import { useConsole } from '../facts/console.context';
import { ClaimsPanel } from '../people/ClaimsPanel';
import { InvitePanel } from '../people/invite/InvitePanel';
import { MissingPanel } from './MissingPanel';
import { NextBar } from './NextBar';
import { stepButton } from './StepRow';
import { STEPS, type StepId } from './steps.rules';
import { StepsPanel } from './StepsPanel';
import { stripItems } from './strip.rules';
import { Wizard } from './wizard/Wizard';
import { wizardPart } from './wizard/wizard.rules';

/** From nothing to the first pick: all in one while nothing is there, step by step afterwards. Done marks come from the data. */
export default function SetupTab() {
  const { group, data: page } = useConsole();
  const read = useRead('GET ad/setup', group === 0 ? {} : { group_number: group }, page);
  if (!read.data)
    return (
      <Panel title="From nothing to the first pick">
        <ReadGate read={read} rows={8}>
          {() => null}
        </ReadGate>
      </Panel>
    );
  return (
    <ReadGate read={read} stays>
      {(data) => data.figures.data.map((figures) => <Steps key={figures.ID} data={data} figures={figures} />)}
    </ReadGate>
  );
}

type Setup = DataOf<'GET ad/setup'>;

function Steps({ data, figures }: { data: Setup; figures: Setup['figures']['data'][number] }) {
  const { data: page } = useConsole();
  const [open, setOpen] = useState<StepId | null>(null);
  const minute = useFromNow((now) => Math.floor(now / 60_000), 60_000);
  // While nothing is open yet, most steps are parts of the one sheet.
  const partOf = (step: StepId) => (figures.contests === 0 ? wizardPart(step) : undefined);
  const go = (step: StepId) => {
    const part = partOf(step);
    if (part === undefined) setOpen(step);
    document.getElementById(part ?? stepButton(step))?.focus();
  };
  const leads = page.claims.data.length > 0;
  // Before anything is there the sheet asks for all of it, and nothing needs to be said twice.
  const fresh = figures.contests === 0 && data.steps.data.every(({ done }) => done === 0);
  return (
    <>
      <StatusStrip items={stripItems(figures, data.steps.data, Number(minute) * 60_000)} />
      <Columns>
        <div>
          <Wizard setup={data} figures={figures} />
          {!fresh && <StepsPanel setup={data} figures={figures} open={open} onOpen={setOpen} />}
        </div>
        <div>
          {leads && <ClaimsPanel rows={page.claims.data} />}
          {figures.contests > 0 && <InvitePanel />}
          {!fresh && <MissingPanel rows={data.missing} />}
        </div>
      </Columns>
      <NextBar steps={data.steps.data} verbOf={(step) => (partOf(step) === undefined ? STEPS[step].verb : 'Go to it')} onGo={go} />
    </>
  );
}
