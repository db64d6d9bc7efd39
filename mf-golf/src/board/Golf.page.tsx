import { useMemo } from 'react';
import { useTitle } from '@poolhouse/shared-ui';
import { ContestChoices, LiveDot, Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Screen } from '@poolhouse/shared-ui/screen';
import { statusText } from '../contest/status.rules';
import { TournamentSelect } from '../contest/TournamentSelect';
import { otherTournaments } from '../contest/unknown-tournament';
import { useGolf } from '../contest/useGolf';
import { sections } from '../sections';
import { Chosen } from './board.styles';
import { BoardPanels } from './BoardPanels';

/** `/golf`: the tournament that is on, or the one of the address. Query: `contest`, `tid`. */
export default function Golf() {
  const { page, contest, chooseContest, chooseTournament } = useGolf(false);
  useTitle('Golf');
  const config = page.data?.config.data[0];
  const contests = page.data?.contests.data;
  const tournaments = page.data?.tournaments.data;
  // The same element until something in it changes: the head is not drawn for a score.
  const selector = useMemo(
    () =>
      config &&
      contests &&
      tournaments && (
        <Chosen>
          <ContestChoices
            contests={contests}
            shown={{ id: config.contest_id, name: config.contest_name }}
            onContest={chooseContest}
            years={[]}
            year={config.current_year}
            onYear={() => undefined}
          />
          <TournamentSelect titled tournaments={tournaments} shown={config.current_tournament} onChange={chooseTournament} />
          <span>
            {config.status === 'IN_PROGRESS' && <LiveDot />} {statusText(config.status, config.current_round)}
          </span>
        </Chosen>
      ),
    [config, contests, tournaments, chooseContest, chooseTournament],
  );
  return (
    <Screen
      title={config?.Name || 'Golf'}
      sections={sections}
      page={page}
      waiting="Tournament"
      selector={selector ?? otherTournaments(page.error, contest)}
      live
    >
      {(data) =>
        config && config.current_tournament > 0 ? (
          <BoardPanels page={page} data={data} config={config} />
        ) : (
          <Panel title="Leaderboard">
            <PanelEmpty>{config ? 'This contest has no tournaments yet.' : 'No golf contest is open for you yet.'}</PanelEmpty>
          </Panel>
        )
      }
    </Screen>
  );
}
