import { useTitle } from '@poolhouse/shared-ui';
import { Columns, JumpPills, Stack } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { Screen } from '@poolhouse/shared-ui/screen';
import { WeekChoices } from '../choices/WeekChoices';
import { sections } from '../sections';
import { BySeason } from './BySeason';
import { Honest } from './Honest';
import { HowGood } from './HowGood';
import { SaidAndHappened } from './SaidAndHappened';
import { useAccuracy } from './useAccuracy';
import { Verdict } from './Verdict';

const pills = [
  { id: 'howgood', label: 'How good' },
  { id: 'calibration', label: 'Said and won' },
  { id: 'seasons', label: 'Seasons' },
];

/** `/ssf/accuracy`: how good the model was, beside the closing line. Query: `sport`. */
export default function Accuracy() {
  useTitle('How good Sports Stats is');
  const [params, setParams] = useSearchParams();
  const sport = params.get('sport') === 'NCAA' ? 'NCAA' : 'NFL';
  const page = useAccuracy(sport);
  return (
    <Screen
      title="How good is it"
      sections={sections}
      page={page}
      waiting="How good is it"
      selector={<WeekChoices sport={sport} config={undefined} onChoose={({ sport: one }) => setParams({ sport: one ?? 'NFL' })} />}
    >
      {(data) => (
        <>
          <Verdict sport={sport} accuracy={data} error={null} onRetry={() => void page.refresh()} />
          <JumpPills items={pills} />
          <Columns>
            <div>
              <Stack>
                <SaidAndHappened bins={data.bins.data} wide />
                <BySeason seasons={data.seasons.data} />
                <Honest sport={sport} />
              </Stack>
            </div>
            <div>
              <Stack>
                <HowGood accuracy={data} sport={sport} />
                <HowGood accuracy={data} sport={sport} of="live" />
                <HowGood accuracy={data} sport={sport} of="fitted" />
              </Stack>
            </div>
          </Columns>
        </>
      )}
    </Screen>
  );
}
