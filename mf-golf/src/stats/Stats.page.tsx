import type { DataOf } from '@poolhouse/contract';
import { lazyPart, media, useTitle } from '@poolhouse/shared-ui';
import { LiveDot, noRefresh, Panel, PanelEmpty, useOneColumn, usePageData, Stack } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Screen } from '@poolhouse/shared-ui/screen';
import { Suspense, useMemo, useState } from 'react';
import { Chosen } from '../contest/board.styles';
import { statusText } from '../contest/status.rules';
import { TournamentSelect } from '../contest/TournamentSelect';
import { otherTournaments } from '../contest/unknown-tournament';
import { useTournamentAddress } from '../contest/useTournamentAddress';
import { sections } from '../sections';
import { BirthdaysPanel } from './BirthdaysPanel';
import { GolferHistory } from './GolferHistory';
import { GolfersPanel } from './GolfersPanel';

const GolferSheet = lazyPart(() => import(/* webpackChunkName: "golf-golfer" */ './GolferSheet'));

/** `/golf/stats`: the golfers of a tournament by group. Query: `tid`. */
export default function Stats() {
  useTitle('Golf Stats');
  const { chosen, query, chooseTournament } = useTournamentAddress();
  const page = usePageData('GET golf/statspagedata', query, noRefresh);
  const config = page.data?.config.data[0];
  return (
    <Screen
      title="Golf Stats"
      sections={sections}
      page={page}
      waiting="Group 1"
      selector={
        config ? (
          <Chosen>
            <TournamentSelect
              tournaments={page.data?.tournaments.data ?? []}
              shown={config.current_tournament}
              onChange={chooseTournament}
            />
            <span>
              {config.status === 'IN_PROGRESS' && <LiveDot />} {statusText(config.status, config.current_round)}
            </span>
          </Chosen>
        ) : (
          otherTournaments(page.error, chosen.contest)
        )
      }
    >
      {(data) => <StatsPanels key={data.config.data[0]?.current_tournament} data={data} />}
    </Screen>
  );
}

function StatsPanels({ data }: { data: DataOf<'GET golf/statspagedata'> }) {
  const rows = data.tournament_history.data;
  const config = data.config.data[0];
  const [selected, select] = useState<number | null>(null);
  const oneColumn = useOneColumn();
  const pressed = rows.find(({ ID }) => ID === selected);
  const golfer = pressed ?? (oneColumn ? undefined : rows.find(({ mine }) => mine === 1));
  const own = useMemo(() => new Set(rows.filter(({ mine }) => mine === 1).map(({ ID }) => ID)), [rows]);
  if (!config || rows.length === 0)
    return (
      <Panel title="Golfers">
        <PanelEmpty>The field of this tournament is not known yet.</PanelEmpty>
      </Panel>
    );
  return (
    <Columns>
      <Stack>
        <GolfersPanel rows={rows} isAdmin={config.is_admin === 1} chosen={golfer?.ID} onChoose={select} />
        <BirthdaysPanel rows={data.birthdays.data} known={data.birthdays_known} of={rows.length} own={own} />
      </Stack>
      {oneColumn
        ? pressed && (
            <Suspense fallback={null}>
              <GolferSheet golfer={pressed} config={config} onClose={() => select(null)} />
            </Suspense>
          )
        : golfer && <GolferHistory key={golfer.ID} golfer={golfer} config={config} />}
    </Columns>
  );
}

const Columns = styled(Stack)`
  ${media.medium} {
    grid-template-columns: minmax(0, 2.27fr) minmax(0, 1fr);
    align-items: start;
  }
`;
