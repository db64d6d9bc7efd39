import { lazyPart } from '@poolhouse/shared-ui';
import { JumpPills, TakeAway, Stack } from '@poolhouse/shared-ui/board';
import { BackLink, EntrySelect } from '@poolhouse/shared-ui/screen';
import { RacePanel } from '@poolhouse/shared-ui/season';
import { useMemo } from 'react';
import { Halves } from '../board/board.styles';
import { UnderdogsScreen, type ScreenParts } from '../contest/UnderdogsScreen';
import { useOwnEntry } from '../contest/useOwnEntry';
import { StandingsPanel } from '../standing/StandingsPanel';
import { MySeasonPanel } from './MySeasonPanel';
import { raceRows } from './race.rules';
import { SeasonStrip } from './SeasonStrip';

const SeasonDownloads = lazyPart(() => import('../download/SeasonDownloads'));

const pills = [
  { id: 'standings', label: 'Standings' },
  { id: 'myseason', label: 'My picks' },
  { id: 'race', label: 'Race' },
];

/** `/underdogs/season`: standings, the race, and my own weeks. Query: `year`. */
export default function Season() {
  return (
    <UnderdogsScreen title="Underdogs Season" waiting="Standings">
      {(parts) => <Panels {...parts} />}
    </UnderdogsScreen>
  );
}

function Panels({ data, config }: ScreenParts) {
  const { users, picks, standings } = data;
  const mine = users.data.filter((user) => user.mine === 1);
  const { entryId, choose } = useOwnEntry(mine);
  const race = useMemo(() => raceRows(users.data, picks.data), [users, picks]);
  return (
    <>
      <SeasonStrip config={config} entryId={entryId} standings={standings.data} picks={picks.data} />
      <JumpPills items={pills} />
      <Stack>
        <Halves>
          <Stack>
            <StandingsPanel rows={standings.data} mine={new Set(mine.map((user) => user.entry_id))} />
            {entryId > 0 && (
              <MySeasonPanel
                picks={picks.data.filter((pick) => pick.entry_id === entryId)}
                selector={
                  mine.length > 1 && (
                    <EntrySelect
                      entries={mine.map((user) => ({ id: user.entry_id, entry_name: user.entry_name }))}
                      value={entryId}
                      onChange={choose}
                    />
                  )
                }
              />
            )}
          </Stack>
          <RacePanel rows={race} entryId={entryId} unit="win" />
        </Halves>
        <TakeAway>{() => <SeasonDownloads data={data} config={config} race={race} />}</TakeAway>
        <BackLink to="/underdogs" />
      </Stack>
    </>
  );
}
