import { lazyPart, shellRoutes, useApi } from '@poolhouse/shared-ui';
import {
  CheckLink,
  InPlayPanel,
  JumpPills,
  MomentsPanel,
  ScoresAge,
  SmackPanel,
  TakeAway,
  useOneColumn,
  Stack,
  type SmackCalls,
} from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { Suspense, type ReactElement } from 'react';
import { ClaimPanel } from '../claim/ClaimPanel';
import { Halves, Links, Sides } from '../contest/board.styles';
import type { ScreenParts } from '../contest/SquaresScreen';
import { DrawPanel } from '../draw/DrawPanel';
import { GridPanel } from '../grid/GridPanel';
import { OnNowPanel } from '../live/OnNowPanel';
import { ChangesPanel } from '../tables/ChangesPanel';
import { GamesPanel } from '../tables/GamesPanel';
import { PayoutsPanel } from '../tables/PayoutsPanel';
import { StandingsPanel } from '../tables/StandingsPanel';
import { BoardStatus } from './BoardStatus';

const AdminPanel = lazyPart(() => import(/* webpackChunkName: "bbsquares-admin" */ '../admin/AdminPanel'));

const SquaresDownloads = lazyPart(() => import(/* webpackChunkName: "bbsquares-download" */ '../download/SquaresDownloads'));

const pills = [
  { id: 'grid', label: 'Squares' },
  { id: 'standings', label: 'Standings' },
  { id: 'games', label: 'Games' },
  { id: 'draw', label: 'Draw' },
  { id: 'smack', label: 'Smack' },
];

const Foot = ({ contestId }: { contestId: number }) => (
  <>
    <CheckLink contestId={contestId} kind="bbsquares" />
    <Links aria-label="More">
      <a href="#smack">Comments/Questions/Problems</a>
      <Link to={shellRoutes.home}>Main Page</Link>
    </Links>
  </>
);

/** Everything below the heading. */
export function BoardPanels({ page, data, board }: ScreenParts) {
  const oneColumn = useOneColumn();
  const { config } = board;
  const open = config.state === 'open' || config.state === 'full';
  const calls = useSmackCalls(config.contest_id);
  const Arranged = oneColumn ? OneColumn : TwoColumns;
  return (
    <>
      <ScoresAge from={config.ScoresFrom} />
      <BoardStatus board={board} payouts={data.payouts.data} />
      <JumpPills items={pills} />
      <Stack>
        <Arranged
          mine={<InPlayPanel title="My squares, now" page={page} />}
          now={<OnNowPanel board={board} />}
          claim={open && <ClaimPanel board={board} data={data} page={page} />}
          grid={<GridPanel board={board} data={data} page={page} />}
          draw={<DrawPanel board={board} />}
          tables={<Tables board={board} data={data} />}
          smack={<SmackPanel page={page} myName={config.EntryName} calls={calls} />}
          admin={
            config.isAdmin === 1 && (
              <Suspense fallback={null}>
                <AdminPanel board={board} data={data} page={page} />
              </Suspense>
            )
          }
        />
        <TakeAway>
          {() => (
            <Suspense fallback={null}>
              <SquaresDownloads board={board} payouts={data.payouts.data} />
            </Suspense>
          )}
        </TakeAway>
        <Foot contestId={config.contest_id} />
      </Stack>
    </>
  );
}

function useSmackCalls(contest_id: number): SmackCalls {
  const { call } = useApi();
  return {
    post: (Message) => call('POST bbsquares/smack', { body: { Message, contest_id } }),
    remove: (id) => call('DELETE bbsquares/smack', { query: { id, contest_id } }),
  };
}

const Tables = ({ board, data }: Pick<ScreenParts, 'board' | 'data'>) => (
  <>
    <Halves>
      <StandingsPanel board={board} />
      <PayoutsPanel board={board} rows={data.payouts.data} />
    </Halves>
    <GamesPanel board={board} />
    <MomentsPanel moments={data.moments?.data} />
    <ChangesPanel rows={data.changes.data} />
  </>
);

type Panels = Record<'mine' | 'now' | 'claim' | 'grid' | 'draw' | 'tables' | 'admin' | 'smack', ReactElement | false>;

const OneColumn = ({ mine, now, claim, grid, draw, tables, admin, smack }: Panels) => (
  <>
    {mine}
    {now}
    {grid}
    {claim}
    {tables}
    {draw}
    {admin}
    {smack}
  </>
);

/** A desk has the same in what is on now. */
const TwoColumns = ({ now, claim, grid, draw, tables, admin, smack }: Panels) => (
  <Sides>
    <Stack>
      {grid}
      {draw}
      {admin}
    </Stack>
    <Stack>
      {now}
      {claim}
      {tables}
      {smack}
    </Stack>
  </Sides>
);
