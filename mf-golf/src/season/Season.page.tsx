import { useTitle } from '@poolhouse/shared-ui';
import { noRefresh, Stack, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { Screen } from '@poolhouse/shared-ui/screen';
import { RacePanel } from '@poolhouse/shared-ui/season';
import { useMemo } from 'react';
import { ChosenTournament } from '../contest/ChosenTournament';
import { otherTournaments } from '../contest/unknown-tournament';
import { useTournamentAddress } from '../contest/useTournamentAddress';
import { sections } from '../sections';
import { RecapPanels, type Recap } from './RecapPanels';
import { SeasonTables } from './SeasonTables';
import { underPar } from './under-par';

/** `/golf/season`: the season's standings and money, its race, and the recap of an official tournament. Query: `contest`, `tid`. */
export default function Season() {
  useTitle('Golf Season');
  const { chosen, query, chooseTournament } = useTournamentAddress();
  const page = usePageData('GET golf/recap', query, noRefresh);
  useForgetLost(chosen, page.error);
  const config = page.data?.config.data[0];
  return (
    <Screen
      title="Golf Season"
      sections={sections}
      page={page}
      waiting="Season standings"
      selector={
        config && page.data ? (
          <ChosenTournament
            page={page.data}
            contest={config}
            tournament={config.tid}
            onContest={chosen.choose}
            onTournament={chooseTournament}
          />
        ) : (
          otherTournaments(page.error, chosen.contest)
        )
      }
    >
      {(data) => (
        <Stack>
          <SeasonTables race={data.race.data} entryId={data.config.data[0]?.entry_id ?? 0} />
          <Race data={data} entryId={data.config.data[0]?.entry_id ?? 0} />
          <RecapPanels data={data} />
        </Stack>
      )}
    </Screen>
  );
}

/** The lowest sum of scores leads, so the way behind is in strokes. */
function Race({ data, entryId }: { data: Recap; entryId: number }) {
  const rows = useMemo(
    () => data.race.data.map(({ entry_id, EntryName, Event, Score, Rank }) => ({ entry_id, EntryName, Week: Event, value: -Score, Rank })),
    [data.race.data],
  );
  return <RacePanel rows={rows} entryId={entryId} unit="stroke" step="event" title="Race of the season" figure={underPar} />;
}
