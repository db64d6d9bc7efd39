import { Suspense } from 'react';
import { lazyPart, shellRoutes, useApi } from '@poolhouse/shared-ui';
import { JumpPills, ScoresAge, SmackPanel, TakeAway, useOneColumn, Stack } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { ClaimPanel } from '../claim/ClaimPanel';
import type { ScreenParts } from '../contest/SquaresScreen';
import { DrawPanel } from '../draw/DrawPanel';
import { GridPanel } from '../grid/GridPanel';
import { OnNowPanel } from '../live/OnNowPanel';
import { ChangesPanel } from '../tables/ChangesPanel';
import { GamesPanel } from '../tables/GamesPanel';
import { PayoutsPanel } from '../tables/PayoutsPanel';
import { StandingsPanel } from '../tables/StandingsPanel';
import { BoardStatus } from './BoardStatus';
import { Halves, Links, Sides } from './board.styles';

const AdminPanel = lazyPart(() => import(/* webpackChunkName: "bbsquares-admin" */ '../admin/AdminPanel'));

const SquaresDownloads = lazyPart(() => import(/* webpackChunkName: "bbsquares-download" */ '../download/SquaresDownloads'));

const pills = [
  { id: 'grid', label: 'Squares' },
  { id: 'standings', label: 'Standings' },
  { id: 'games', label: 'Games' },
  { id: 'draw', label: 'Draw' },
  { id: 'smack', label: 'Smack' },
];

/** Everything below the heading. */
export function BoardPanels({ page, data, board }: ScreenParts) {
  const { call } = useApi();
  const oneColumn = useOneColumn();
  const { config } = board;
  const open = config.state === 'open' || config.state === 'full';
  const contest = { contest_id: config.contest_id };
  const now = <OnNowPanel board={board} />;
  const claim = open && <ClaimPanel board={board} data={data} page={page} />;
  const grid = <GridPanel board={board} data={data} page={page} />;
  const draw = <DrawPanel board={board} />;
  const tables = (
    <>
      <Halves>
        <StandingsPanel board={board} />
        <PayoutsPanel board={board} rows={data.payouts.data} />
      </Halves>
      <GamesPanel board={board} />
      <ChangesPanel rows={data.changes.data} />
    </>
  );
  const smack = (
    <SmackPanel
      page={page}
      myName={config.EntryName}
      calls={{
        post: (text) => call('POST bbsquares/smack', { body: { Message: text, ...contest } }),
        remove: (id) => call('DELETE bbsquares/smack', { query: { id, ...contest } }),
      }}
    />
  );
  const admin = config.isAdmin === 1 && (
    <Suspense fallback={null}>
      <AdminPanel board={board} data={data} page={page} />
    </Suspense>
  );
  return (
    <>
      <ScoresAge from={config.ScoresFrom} />
      <BoardStatus board={board} payouts={data.payouts.data} />
      <JumpPills items={pills} />
      <Stack>
        {oneColumn ? (
          <>
            {now}
            {grid}
            {claim}
            {tables}
            {draw}
            {admin}
            {smack}
          </>
        ) : (
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
        )}
        <TakeAway>
          {() => (
            <Suspense fallback={null}>
              <SquaresDownloads board={board} payouts={data.payouts.data} />
            </Suspense>
          )}
        </TakeAway>
        <Links aria-label="More">
          <a href="#smack">Comments/Questions/Problems</a>
          <Link to={shellRoutes.home}>Main Page</Link>
        </Links>
      </Stack>
    </>
  );
}
