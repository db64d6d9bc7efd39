import { media, type LivePlace } from '@poolhouse/shared-ui';
import { OneOf, Panel, PanelError, PanelSkeleton, useSteady } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useState } from 'react';
import { SupposeBar, SupposeWeek } from '../board/sweat/SupposeWeek';
import type { Board, FootballPage } from '../contest/board.rules';
import { useWhatIf } from '../whatif/useWhatIf';
import { footballPools, mattersMost } from './live-pools.rules';
import { MattersMost } from './MattersMost';
import { usePool } from './usePool';

/** The game that my week hangs on most, and what if; of one pool at a time, since the address supposes of one. */
export function LiveMatters({ live }: LivePlace) {
  const pools = footballPools(live);
  const names = pools.map(({ name }) => name);
  const [chosen, choose] = useState('');
  const most = usePoolThatMatters(live);
  const pool = pools[names.indexOf(chosen)] ?? pools.find(({ contest }) => contest === most) ?? pools[0];
  if (!pool) return null;
  return (
    <>
      {pools.length > 1 && (
        <Pools>
          <OneOf label="Pool" values={names} value={names[pools.indexOf(pool)] ?? ''} wide onChange={choose} />
        </Pools>
      )}
      <PoolMatters key={pool.contest} contest={pool.contest} />
    </>
  );
}

/** The pool in which something is nearest to turning; it stays for two minutes, and while something is supposed, which is of that pool's board. */
function usePoolThatMatters(live: LivePlace['live']): number | undefined {
  const [params] = useSearchParams();
  const now = mattersMost(live);
  const steady = useSteady([{ ID: now ?? 0 }, ...footballPools(live).map(({ contest }) => ({ ID: contest }))])?.ID;
  const [shown, show] = useState(steady);
  if (shown !== steady && !params.has('if')) show(steady);
  return shown;
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
