import type { GolfConfigRow } from '@poolhouse/contract';
import { useTitle } from '@poolhouse/shared-ui';
import { LiveDot, Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Screen } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import { ChosenContest } from '../contest/ChosenContest';
import { statusText } from '../contest/status.rules';
import { TournamentSelect } from '../contest/TournamentSelect';
import { otherTournaments } from '../contest/unknown-tournament';
import { useGolf } from '../contest/useGolf';
import { sections } from '../sections';
import { BoardPanels } from './BoardPanels';

/** `/golf`: the tournament that is on, or the one of the address. Query: `contest`, `tid`. */
export default function Golf() {
  const golf = useGolf(false);
  const { page, contest } = golf;
  useTitle('Golf');
  const config = page.data?.config.data[0];
  const { choice, selector } = useHead(golf);
  return (
    <Screen
      title={config?.Name || 'Golf'}
      sections={sections}
      page={page}
      waiting="Tournament"
      choice={choice}
      selector={selector ?? otherTournaments(page.error, contest)}
      live
    >
      {(data) =>
        config && config.current_tournament > 0 ? <BoardPanels page={page} data={data} config={config} /> : <Empty open={!!config} />
      }
    </Screen>
  );
}

/** The same elements until something in them changes: the head is not drawn for a score. */
function useHead({ page, chooseContest, chooseTournament }: ReturnType<typeof useGolf>) {
  const config = page.data?.config.data[0];
  const contests = page.data?.contests;
  const tournaments = page.data?.tournaments;
  const choice = useMemo(
    () =>
      config &&
      tournaments && (
        <TournamentSelect titled tournaments={tournaments.data} shown={config.current_tournament} onChange={chooseTournament} />
      ),
    [config, tournaments, chooseTournament],
  );
  const selector = useMemo(
    () =>
      config &&
      contests && (
        <ChosenContest contests={contests.data} contest={config} onContest={chooseContest}>
          <Status {...config} />
        </ChosenContest>
      ),
    [config, contests, chooseContest],
  );
  return { choice, selector };
}

const Status = ({ status, current_round }: GolfConfigRow) => (
  <span>
    {status === 'IN_PROGRESS' && <LiveDot />} {statusText(status, current_round)}
  </span>
);

/** @param open there is a contest, without a tournament */
const Empty = ({ open }: { open: boolean }) => (
  <Panel title="Leaderboard">
    <PanelEmpty>{open ? 'This contest has no tournaments yet.' : 'No golf contest is open for you yet.'}</PanelEmpty>
  </Panel>
);
