import type { GolfConfigRow } from '@poolhouse/contract';
import { useTitle } from '@poolhouse/shared-ui';
import { Panel, PanelError, Stack } from '@poolhouse/shared-ui/board';
import { Screen } from '@poolhouse/shared-ui/screen';
import { RacePanel } from '@poolhouse/shared-ui/season';
import { useMemo } from 'react';
import { Halves } from '../contest/board.styles';
import { ChosenContest } from '../contest/ChosenContest';
import type { GolfPage } from '../contest/golf.types';
import { statusText } from '../contest/status.rules';
import { TournamentSelect } from '../contest/TournamentSelect';
import { otherTournaments } from '../contest/unknown-tournament';
import { useGolf } from '../contest/useGolf';
import { underPar } from '../season/under-par';
import { sections } from '../sections';
import { dayRace } from './day-race.rules';
import { MethodPanel } from './MethodPanel';
import { TakenPanel } from './TakenPanel';
import { useChances } from './useChances';
import { usePrizes } from './usePrizes';
import { WinPanel } from './WinPanel';

/** `/golf/chances`: who may win, who took whom, and how it is counted. Query: `contest`, `tid`. */
export default function ChancesPage() {
  useTitle('Golf Chances');
  const { page, contest, chooseContest, chooseTournament } = useGolf(false);
  const config = page.data?.config.data[0];
  return (
    <Screen
      title={config?.Name || 'Golf Chances'}
      sections={sections}
      page={page}
      waiting="Win chances"
      live
      choice={
        config && (
          <TournamentSelect
            titled
            tournaments={page.data?.tournaments.data ?? []}
            shown={config.current_tournament}
            onChange={chooseTournament}
          />
        )
      }
      selector={
        config && page.data ? (
          <ChosenContest contests={page.data.contests.data} contest={config} onContest={chooseContest}>
            <span>{statusText(config.status, config.current_round)}</span>
          </ChosenContest>
        ) : (
          otherTournaments(page.error, contest)
        )
      }
    >
      {(data) => <ChancesPanels data={data} config={config} />}
    </Screen>
  );
}

function ChancesPanels({ data, config }: { data: GolfPage; config: GolfConfigRow | undefined }) {
  const { prizes, error, refresh } = usePrizes(config);
  const { counted, open } = useChances(data, prizes);
  const chances = counted?.chances ?? null;
  // What stands below comes when what is above has its height.
  const settled = !open || counted !== null;
  return (
    <Stack>
      <Halves>
        {open && error ? (
          <Panel title="Win chances">
            <PanelError message={error.message} onRetry={() => void refresh()} />
          </Panel>
        ) : (
          <WinPanel chances={chances} open={open} config={config} data={data} />
        )}
        {settled && <TakenPanel data={data} chances={chances} config={config} />}
      </Halves>
      {settled && config?.locked === 1 && <DayRace data={data} config={config} />}
      {settled && <MethodPanel />}
    </Stack>
  );
}

/** The lowest score leads, so the way behind is in strokes. */
function DayRace({ data, config }: { data: GolfPage; config: GolfConfigRow }) {
  const rows = useMemo(() => dayRace(data, config.current_round), [data, config.current_round]);
  return (
    <RacePanel
      rows={rows}
      entryId={config.entry_id}
      unit="stroke"
      step="hole"
      title={`Race of round ${config.current_round}`}
      figure={underPar}
    />
  );
}
