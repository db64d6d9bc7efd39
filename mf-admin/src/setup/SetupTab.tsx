import { PanelError, Panel, PanelSkeleton, Columns, StatusStrip } from '@poolhouse/shared-ui/board';
import { useFromNow } from '@poolhouse/shared-ui';
import { useConsole } from '../console/console.context';
import { useRead } from '../form/useRead';
import { ClaimsPanel } from '../people/ClaimsPanel';
import { InvitePanel } from '../people/invite/InvitePanel';
import { MissingPanel } from './MissingPanel';
import { StepsPanel } from './StepsPanel';
import { stripItems } from './strip.rules';
import { Wizard } from './wizard/Wizard';

/** From nothing to the first pick: all in one while nothing is there, step by step afterwards. Done marks come from the data. */
export default function SetupTab() {
  const { group, data: page } = useConsole();
  const { data, error, retry } = useRead('GET ad/setup', group === 0 ? {} : { group_number: group }, page);
  const figures = data?.figures.data[0];
  const minute = useFromNow((now) => Math.floor(now / 60_000), 60_000);
  if (!data || !figures)
    return (
      <Panel title="From nothing to the first pick">
        {error ? <PanelError message={error} onRetry={retry} /> : <PanelSkeleton rows={8} />}
      </Panel>
    );
  const leads = page.claims.data.length > 0;
  return (
    <>
      <StatusStrip items={stripItems(figures, data.steps.data, Number(minute) * 60_000)} />
      <Columns>
        <div>
          <Wizard setup={data} figures={figures} />
          <StepsPanel setup={data} figures={figures} />
        </div>
        <div>
          {leads && <ClaimsPanel rows={page.claims.data} />}
          {figures.contests > 0 && <InvitePanel />}
          <MissingPanel rows={data.missing} />
        </div>
      </Columns>
    </>
  );
}
