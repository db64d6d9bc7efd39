import { media, type LivePlace } from '@poolhouse/shared-ui';
import { OneOf, Panel, PanelError, PanelSkeleton } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { useState } from 'react';
import { SupposeBar, SupposeWeek } from '../board/sweat/SupposeWeek';
import type { Board, FootballPage } from '../contest/board.rules';
import { useWhatIf } from '../whatif/useWhatIf';
import { livePools, poolNames } from './live-pools.rules';
import { MattersMost } from './MattersMost';
import { usePool } from './usePool';

/** The game that my week hangs on most, and what if; of one pool at a time, since the address supposes of one. */
export function LiveMatters({ live }: LivePlace) {
  const pools = livePools(live);
  const names = poolNames(pools);
  const [chosen, choose] = useState('');
  const at = Math.max(0, names.indexOf(chosen));
  const pool = pools[at];
  if (!pool) return null;
  return (
    <>
      {pools.length > 1 && (
        <Pools>
          <OneOf label="Pool" values={names} value={names[at] ?? ''} wide onChange={choose} />
        </Pools>
      )}
      <PoolMatters key={pool.contest} contest={pool.contest} />
    </>
  );
}

function PoolMatters({ contest }: { contest: number }) {
  const { data, board, error, refresh } = usePool(contest);
  if (data && board) return <Known contest={contest} page={data} board={board} />;
  return (
    <Panel title="The game that matters most">
      {error ? <PanelError message={error.message} onRetry={() => void refresh()} /> : <PanelSkeleton rows={3} />}
    </Panel>
  );
}

function Known({ contest, page, board }: { contest: number; page: FootballPage; board: Board }) {
  const whatIf = useWhatIf(page, board);
  return (
    <>
      <MattersMost board={board} />
      <SupposeWeek board={board} whatIf={whatIf} />
      <SupposeBar
        board={board}
        whatIf={whatIf}
        address={`${location.origin}/football?contest=${contest}&if=${encodeURIComponent(whatIf.text)}`}
      />
    </>
  );
}

const Pools = styled.div`
  ${media.phone} {
    padding-inline: 16px;
  }
`;
