import type { GolfConfigRow } from '@poolhouse/contract';
import { formatChance, type LivePlace } from '@poolhouse/shared-ui';
import { livePools, Panel, PanelError, PanelFigures, PanelSkeleton, usePageData, type LivePool } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { useMemo, type ReactNode } from 'react';
import type { GolfPage } from '../contest/golf.types';
import { refreshSeconds } from '../contest/refresh.rules';
import { pointsIn } from '../contest/score.rules';
import { HoleWorths } from './HoleWorths';
import { useChances } from './useChances';
import { usePrizes } from './usePrizes';

/** Nothing of it is pushed, as nothing else beside what is on: of the streams that a player may have open the page's own is one. */
const POLLED = { refreshSeconds };

/** My chances in golf, a panel for each pool in which golfers of mine are on the course. */
export function LiveChances({ live }: LivePlace) {
  const pools = livePools(live, '/golf', ['contest']);
  return pools.map((pool) => <PoolChances key={pool.contest} pool={pool} alone={pools.length === 1} />);
}

function PoolChances({ pool: { contest, name }, alone }: { pool: LivePool<'contest'>; alone: boolean }) {
  const query = useMemo(() => ({ contest_id: contest }), [contest]);
  const { data, error, refresh } = usePageData('GET golf/pagedata', query, POLLED);
  const config = data?.config.data[0];
  const frame = { title: alone ? 'My chances in golf' : `My chances in golf, ${name}`, contest };
  if (data && config) return <Known data={data} config={config} frame={frame} />;
  return (
    <Frame {...frame}>{error ? <PanelError message={error.message} onRetry={() => void refresh()} /> : <PanelSkeleton rows={4} />}</Frame>
  );
}

interface FrameProps {
  title: string;
  contest: number;
}

const Frame = ({ title, contest, action, children }: FrameProps & { action?: string; children: ReactNode }) => (
  <Panel title={title} action={action} foot={<Link to={`/golf/chances?contest=${contest}`}>Everybody’s chances</Link>}>
    {children}
  </Panel>
);

interface KnownProps {
  data: GolfPage;
  config: GolfConfigRow;
  frame: FrameProps;
}

function Known({ data, config, frame }: KnownProps) {
  const { prizes, error, refresh } = usePrizes(config);
  const { counted, open } = useChances(data, prizes);
  const own = counted?.chances.entries[counted.race.mine];
  // What was played out a moment ago has its figures on the board.
  if (!open || (counted && !own)) return null;
  return (
    <Frame {...frame} action={config.Name}>
      {counted && own ? (
        <>
          <PanelFigures
            items={[
              { label: 'First', value: formatChance(own.win) },
              { label: 'Any prize', value: formatChance(own.paid) },
              { label: 'Points', value: pointsIn([own.points])(own.points), note: 'on average' },
            ]}
          />
          <HoleWorths worths={counted.worths} />
        </>
      ) : error ? (
        <PanelError message={error.message} onRetry={() => void refresh()} />
      ) : (
        <PanelSkeleton rows={4} />
      )}
    </Frame>
  );
}
