import type { UnderdogsStandingRow } from '@poolhouse/contract';
import { lazyPart } from '@poolhouse/shared-ui';
import { JumpPills, numberParam, TakeAway, Stack, YourSeason } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { BackLink, EntrySelect } from '@poolhouse/shared-ui/screen';
import { RacePanel } from '@poolhouse/shared-ui/season';
import { Suspense, useMemo } from 'react';
import { Halves } from '../board/board.styles';
import { boardOf } from '../contest/board.rules';
import { mySeasonAddress } from '../contest/my-season-address.rules';
import { UnderdogsScreen, type ScreenParts } from '../contest/UnderdogsScreen';
import { useOwnEntry } from '../contest/useOwnEntry';
import { StandingsPanel } from '../standing/StandingsPanel';
import { useDogsIf, type DogsIf } from '../whatif/useDogsIf';
import { MySeasonPanel } from './MySeasonPanel';
import { raceRows } from './race.rules';
import { SeasonStrip } from './SeasonStrip';
import { SupposePanel } from './SupposePanel';

const DogsIfBar = lazyPart(() => import(/* webpackChunkName: "underdogs-what-if" */ '../whatif/DogsIfBar'));
const SeasonDownloads = lazyPart(() => import('../download/SeasonDownloads'));

const pills = [
  { id: 'standings', label: 'Standings' },
  { id: 'myseason', label: 'My picks' },
  { id: 'race', label: 'Race' },
];

/** `/underdogs/season`: standings, the race, and my own weeks; what if. Query: `year`, `if`. */
export default function Season() {
  const year = numberParam(useSearchParams()[0], 'year');
  return (
    <UnderdogsScreen
      title="Underdogs Season"
      waiting="Standings"
      link={({ entry_id }) => entry_id > 0 && <YourSeason to={mySeasonAddress(year)} />}
    >
      {(parts) => <Panels {...parts} />}
    </UnderdogsScreen>
  );
}

function Panels({ data, config }: ScreenParts) {
  const { users, picks, standings } = data;
  const board = useMemo(() => boardOf(data, config), [data, config]);
  const whatIf = useDogsIf(data, board);
  const { entryId, choose } = useOwnEntry(board.mine);
  const then = thenOf(whatIf, standings.data);
  const race = useMemo(() => raceRows(users.data, picks.data), [users, picks]);
  const raceThen = useMemo(() => (then.picks === picks.data ? race : raceRows(users.data, then.picks)), [users, picks, race, then.picks]);
  const selector = board.mine.length > 1 && (
    <EntrySelect
      entries={board.mine.map((user) => ({ id: user.entry_id, entry_name: user.entry_name }))}
      value={entryId}
      onChange={choose}
    />
  );
  return (
    <>
      <SeasonStrip config={config} entryId={entryId} {...then} />
      <JumpPills items={pills} />
      <Stack>
        <Halves>
          <Stack>
            <StandingsPanel rows={then.standings} mine={new Set(board.mine.map((user) => user.entry_id))} marks={then.marks} />
            <SupposePanel page={data} entryId={entryId} whatIf={whatIf} />
            {entryId > 0 && (
              <MySeasonPanel picks={then.picks.filter((pick) => pick.entry_id === entryId)} marks={then.marks} selector={selector} />
            )}
          </Stack>
          <RacePanel rows={raceThen} entryId={entryId} unit="win" supposed={then.marks !== undefined} />
        </Halves>
        {/* What is taken away is as it stands. */}
        <TakeAway>{() => <SeasonDownloads data={data} config={config} race={race} />}</TakeAway>
        <BackLink to="/underdogs" />
      </Stack>
      <Supposed whatIf={whatIf} entryId={entryId} />
    </>
  );
}

/** The season as it is drawn: as it would stand, with marks, where something is supposed of it. */
const thenOf = ({ board, supposed }: DogsIf, standings: readonly UnderdogsStandingRow[]) =>
  supposed && supposed.supposed.length > 0
    ? { picks: board.picks, standings: supposed.standings, marks: supposed.marks }
    : { picks: board.picks, standings, marks: undefined };

const Supposed = ({ whatIf: { supposed, back }, entryId }: { whatIf: DogsIf; entryId: number }) =>
  supposed && (
    <Suspense fallback={null}>
      <DogsIfBar supposed={supposed} entryId={entryId} back={back} />
    </Suspense>
  );
