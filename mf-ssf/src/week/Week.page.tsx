import { useTitle } from '@poolhouse/shared-ui';
import { Columns, ContestHead, ContestTabs, JumpPills, Page, StaleBar, Stack } from '@poolhouse/shared-ui/board';
import type { ComponentProps } from 'react';
import { BySeason } from '../accuracy/BySeason';
import { HowGood } from '../accuracy/HowGood';
import { LeftOut } from '../accuracy/LeftOut';
import { SaidAndHappened } from '../accuracy/SaidAndHappened';
import { useAccuracy } from '../accuracy/useAccuracy';
import { Verdict } from '../accuracy/Verdict';
import { fittedSeasons } from '../accuracy/verdict.rules';
import { WeekChoices } from '../choices/WeekChoices';
import { sections } from '../sections';
import { UpdateButton } from './UpdateButton';
import { useWeek } from './useWeek';
import { WeekAway } from './WeekAway';
import { WeekPanel } from './WeekPanel';

const pills = [
  { id: 'games', label: 'Games' },
  { id: 'howgood', label: 'How good' },
  { id: 'calibration', label: 'Said and won' },
];

/** `/ssf`: a week of games with what the model says of them, and how good it is. Query: `sport`, `year`, `week`. */
export default function Week() {
  useTitle('Sports Stats');
  const { page, sport, asked, choose } = useWeek();
  const accuracy = useAccuracy(sport);
  const config = page.data?.config.data[0];
  const again = async () => {
    await Promise.all([page.refresh(), accuracy.refresh()]);
  };
  return (
    <Page>
      <StaleBar state={page.status} />
      <ContestHead
        title="Sports Stats"
        selector={<WeekChoices sport={sport} config={config} onChoose={choose} />}
        countdown={<UpdateButton config={config} onDone={again} />}
        tabs={<ContestTabs items={sections} />}
      />
      <Verdict sport={sport} accuracy={accuracy.data} error={accuracy.error} onRetry={() => void accuracy.refresh()} />
      <JumpPills items={pills} />
      <Columns>
        <div>
          <Stack>
            {page.data && config ? (
              <WeekPanel data={page.data} config={config} onNamed={() => void page.refresh()} />
            ) : (
              <WeekAway error={page.error} asked={asked} onRetry={() => void page.refresh()} />
            )}
            {sport === 'NFL' && <LeftOut />}
          </Stack>
        </div>
        <div>
          <Stack>{accuracy.data && <HowItDoes accuracy={accuracy.data} sport={sport} />}</Stack>
        </div>
      </Columns>
    </Page>
  );
}

/** How good the model has been, in figures, by what it said and by season. */
function HowItDoes({ accuracy, sport }: Pick<ComponentProps<typeof HowGood>, 'accuracy' | 'sport'>) {
  return (
    <>
      <HowGood accuracy={accuracy} sport={sport} more />
      <SaidAndHappened bins={accuracy.bins.data} />
      <BySeason
        seasons={accuracy.seasons.data.filter(({ role }) => role === 'tested')}
        fitted={fittedSeasons(accuracy.totals.data)}
        short
      />
    </>
  );
}
