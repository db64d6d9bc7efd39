import { lazyPart, type LivePlace } from '@poolhouse/shared-ui';
import { Panel, PanelError, PanelSkeleton } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { Suspense } from 'react';
import { footballPools, type FootballPool } from './live-pools.rules';
import { usePool } from './usePool';

const LineOf = lazyPart(() => import(/* webpackChunkName: "football-line" */ '../line/LineOf'));

/** What moved my chance of a perfect week, a panel for each pool in which something of mine is on; the last thing that did comes first. */
export function LiveMoments({ live }: LivePlace) {
  const pools = footballPools(live);
  return pools.map((pool) => <PoolMoments key={pool.contest} pool={pool} alone={pools.length === 1} />);
}

function PoolMoments({ pool: { contest, name }, alone }: { pool: FootballPool; alone: boolean }) {
  const { board, error, refresh } = usePool(contest);
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
