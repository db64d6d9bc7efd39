import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { lazyPart, type LivePlace } from '@poolhouse/shared-ui';
import { boardRefresh, Panel, PanelError, PanelSkeleton, usePageData } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { Suspense, useMemo } from 'react';
import { boardOf, type FootballPage } from '../contest/board.rules';
import { livePools, type LivePool } from './live-pools.rules';

const LineOf = lazyPart(() => import(/* webpackChunkName: "football-line" */ './LineOf'));

/** What moved my chance of a perfect week, a panel for each pool in which something of mine is on; the last thing that did comes first. */
export function LiveMoments({ live }: LivePlace) {
  const pools = livePools(live);
  return pools.map((pool) => <PoolMoments key={pool.contest} pool={pool} alone={pools.length === 1} />);
}

/** Nothing of it is pushed: of the streams that a player may have open the page's own is one, and two pools would want four. */
const REFRESH = { refreshSeconds: ({ scores }: FootballPage) => boardRefresh(scores.data, true) };

function PoolMoments({ pool: { contest, name }, alone }: { pool: LivePool; alone: boolean }) {
  const query = useMemo(() => ({ contest_id: contest }), [contest]);
  const { data, error, refresh } = usePageData('GET football/pagedata', query, REFRESH);
  const board = useMemo(() => data && boardOf(data, PICKS_PER_WEEK), [data]);
  return (
    <Panel
      title={alone ? 'Moments' : `Moments, ${name}`}
      action="your chance of five"
      foot={<Link to={`/football?contest=${contest}`}>To the board</Link>}
    >
      <Suspense fallback={<PanelSkeleton rows={4} />}>{board && <LineOf board={board} polled entry={board.config.entry_id} />}</Suspense>
      {!board && (error ? <PanelError message={error.message} onRetry={() => void refresh()} /> : <PanelSkeleton rows={4} />)}
    </Panel>
  );
}
