import type { GolfConfigRow } from '@poolhouse/contract';
import { lazyPart, useApi } from '@poolhouse/shared-ui';
import {
  CheckLink,
  JumpPills,
  MomentsPanel,
  Panel,
  PanelSkeleton,
  ScoresAge,
  SmackPanel,
  useOneColumn,
  type PageState,
  type SmackCalls,
  Stack,
  WhileNear,
} from '@poolhouse/shared-ui/board';
import { memo, Suspense, useCallback, useMemo, type ReactElement } from 'react';
import { Board, Halves, Layers } from '../contest/board.styles';
import type { GolfPage } from '../contest/golf.types';
import { golferIds } from '../contest/golfer-ids.rules';
import { pick1RecapAddress } from '../contest/recap-address.rules';
import { useStoredSet } from '../contest/useStoredSet';
import { GolferStatsPanel } from '../leaders/GolferStatsPanel';
import { LeaderboardPanel } from '../leaders/LeaderboardPanel';
import { RoundsPanel } from '../rounds/RoundsPanel';
import { Pick1Panel } from '../standings/Pick1Panel';
import { SideActionPanel } from '../standings/SideActionPanel';
import { StandingsPanel } from '../standings/StandingsPanel';
import { useShotNotices } from '../watched/useShotNotices';
import { WatchedPanel } from '../watched/WatchedPanel';
import { BoardStatus } from './BoardStatus';
import { MyGolfersPanel } from './MyGolfersPanel';

const pills = [
  { id: 'mine', label: 'Mine' },
  { id: 'rounds', label: 'Rounds' },
  { id: 'leaders', label: 'Leaders' },
  { id: 'standings', label: 'Standings' },
  { id: 'sideaction', label: 'Side Action' },
  { id: 'watched', label: 'Watched' },
  { id: 'golfers', label: 'Golfers' },
  { id: 'smack', label: 'Smack' },
];
// An answer that brings nothing leaves all of them as they are.
const MyGolfers = memo(MyGolfersPanel);
const Rounds = memo(RoundsPanel);
const Leaders = memo(LeaderboardPanel);
const Standings = memo(StandingsPanel);
const Watched = memo(WatchedPanel);
const Side = memo(SideActionPanel);
const Golfers = memo(GolferStatsPanel);
const Status = memo(BoardStatus);
const WhoIsIn = lazyPart<{ data: GolfPage; config: GolfConfigRow }>(() => import(/* webpackChunkName: "golf-who" */ './WhoIsIn'));
const WAITING = (
  <Panel title="Who is in">
    <PanelSkeleton rows={4} />
  </Panel>
);
const near = (panel: ReactElement) => <WhileNear>{panel}</WhileNear>;
/** One element for every draw, so that the pills are drawn once. */
const PILLS = <JumpPills items={pills} />;

interface Props {
  page: PageState<GolfPage>;
  data: GolfPage;
  config: GolfConfigRow;
}

/** Everything below the heading. */
export function BoardPanels({ page, data, config }: Props) {
  const oneColumn = useOneColumn();
  const [watched, toggle] = useWatched(data, config);
  const mine = useMemo(() => new Set(data.picks.data.filter((row) => row.mine === 1).flatMap(golferIds)), [data.picks.data]);
  const calls = useSmackCalls(config.contest_id);
  const Arranged = oneColumn ? OneColumn : TwoColumns;
  return (
    <>
      <ScoresAge from={config.ScoresFrom} />
      <Status data={data} config={config} mine={mine} />
      {PILLS}
      <Arranged
        who={
          config.status === 'NOT_STARTED' &&
          !config.locked && (
            <Suspense fallback={WAITING}>
              <WhoIsIn data={data} config={config} />
            </Suspense>
          )
        }
        own={(mine.size > 0 || (data.mine?.data.length ?? 0) > 0) && near(<MyGolfers data={data} config={config} mine={mine} />)}
        rounds={near(<Rounds data={data} config={config} />)}
        leaders={near(<Leaders rows={data.leaderboard.data} config={config} mine={mine} watched={watched} onWatch={toggle} />)}
        standings={near(<Standings data={data} config={config} />)}
        moments={<MomentsPanel moments={data.moments?.data} />}
        side={near(<Side rows={data.standings.data} config={config} onChanged={page.refresh} />)}
        watched={near(<Watched data={data} config={config} watched={watched} onWatch={toggle} />)}
        pick1={config.pick1golf_entry_id > 0 && near(<Pick1Panel rows={data.pick1picks.data} recap={pick1Recap(config)} />)}
        golfers={near(<Golfers data={data} config={config} mine={mine} />)}
        smack={<SmackPanel page={page} myName={config.EntryName} calls={calls} />}
      />
      <CheckLink contestId={config.contest_id} />
    </>
  );
}

/** Where it stands what a tournament came to in Pick1; undefined before it is official. */
const pick1Recap = ({ status, current_tournament, pick1golf_contest_id: contest }: GolfConfigRow): string | undefined =>
  status === 'OFFICIAL' ? pick1RecapAddress(contest, current_tournament) : undefined;

/** The golfers whom this browser watches, and what begins or ends it; with the first it asks for notices of their shots. */
function useWatched(data: GolfPage, config: GolfConfigRow): [ReadonlySet<number>, (golferId: number) => void] {
  const [watched, watch] = useStoredSet(`golf-watched-${config.current_tournament}`);
  const ask = useShotNotices(data, watched, config.is_admin === 1);
  const toggle = useCallback(
    (golferId: number) => {
      if (!watched.has(golferId)) ask();
      watch(golferId);
    },
    [watched, ask, watch],
  );
  return [watched, toggle];
}

/** The same calls at each draw: the wall is not drawn for a score. */
function useSmackCalls(contest_id: number): SmackCalls {
  const { call } = useApi();
  return useMemo(
    () => ({
      post: (Message) => call('POST golf/smack', { body: { Message, contest_id } }),
      remove: (id) => call('DELETE golf/smack', { query: { id, contest_id } }),
    }),
    [call, contest_id],
  );
}

type Panels = Record<
  'who' | 'own' | 'rounds' | 'leaders' | 'standings' | 'moments' | 'side' | 'watched' | 'pick1' | 'golfers' | 'smack',
  ReactElement | false
>;

const OneColumn = ({ who, own, rounds, leaders, standings, moments, side, watched, pick1, golfers, smack }: Panels) => (
  <Layers>
    {who}
    {own}
    {rounds}
    {leaders}
    {standings}
    {moments}
    {side}
    {watched}
    {pick1}
    {golfers}
    {smack}
  </Layers>
);

const TwoColumns = ({ who, own, rounds, leaders, standings, moments, side, watched, pick1, golfers, smack }: Panels) => (
  <Board>
    <Stack>
      {rounds}
      {watched}
      {side}
      <Halves>
        {golfers}
        {smack}
      </Halves>
    </Stack>
    <Stack>
      {who}
      {own}
      {leaders}
      {standings}
      {moments}
      {pick1}
    </Stack>
  </Board>
);
