import { useTitle } from '@poolhouse/shared-ui';
import { ContestChoices, LiveDot, Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Screen } from '@poolhouse/shared-ui/screen';
import { statusText } from '../contest/status.rules';
import { TournamentSelect } from '../contest/TournamentSelect';
import { useGolf } from '../contest/useGolf';
import { sections } from '../sections';
import { Chosen } from './board.styles';
import { BoardPanels } from './BoardPanels';

/** `/golf`: the tournament that is on, or the one of the address. Query: `contest`, `tid`. */
export default function Golf() {
  const { page, chooseContest, chooseTournament } = useGolf(false);
  useTitle('Golf');
  const config = page.data?.config.data[0];
  const selector = config && page.data && (
    <Chosen>
      <ContestChoices
        contests={page.data.contests.data}
        shown={{ id: config.contest_id, name: config.contest_name }}
        onContest={chooseContest}
        years={[]}
        year={config.current_year}
        onYear={() => undefined}
      />
      <TournamentSelect tournaments={page.data.tournaments.data} shown={config.current_tournament} onChange={chooseTournament} />
      <span>
        {config.status === 'IN_PROGRESS' && <LiveDot />} {statusText(config.status, config.current_round)}
      </span>
    </Chosen>
  );
  return (
    <Screen title={config?.Name || 'Golf'} sections={sections} page={page} waiting="Tournament" selector={selector} live>
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
