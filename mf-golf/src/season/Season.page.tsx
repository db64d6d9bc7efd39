import { useTitle } from '@poolhouse/shared-ui';
import { ContestChoices, noRefresh, Stack, useForgetLost, usePageData, YourSeason } from '@poolhouse/shared-ui/board';
import { Screen } from '@poolhouse/shared-ui/screen';
import { RacePanel } from '@poolhouse/shared-ui/season';
import { useMemo } from 'react';
import { MY_SEASON } from '../contest/my-season-address.rules';
import { useContestAddress } from '../contest/useTournamentAddress';
import type { Recap } from '../recap/recap.types';
import { sections } from '../sections';
import { RecapLinks } from './RecapLinks';
import { SeasonTables } from './SeasonTables';
import { underPar } from './under-par';

/** `/golf/season`: the season's standings and money, its race, and the way to the recap of each tournament. Query: `contest`. */
export default function Season() {
  useTitle('Golf Season');
  const { chosen, query } = useContestAddress();
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
          <>
            <ContestChoices
              contests={page.data.contests.data}
              shown={{ id: config.contest_id, name: config.contest_name }}
              onContest={chosen.choose}
              years={[]}
              year={0}
              onYear={() => undefined}
            />
            {config.entry_id > 0 && <YourSeason to={MY_SEASON} />}
          </>
        ) : undefined
      }
    >
      {(data) => (
        <Stack>
          <SeasonTables race={data.race.data} entryId={data.config.data[0]?.entry_id ?? 0} />
          <Race data={data} entryId={data.config.data[0]?.entry_id ?? 0} />
          <RecapLinks tournaments={data.tournaments.data} pick1={data.config.data[0]?.pick1golf_contest_id ?? 0} />
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
