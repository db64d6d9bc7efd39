import { media, token, type, useFromNow } from '@poolhouse/shared-ui';
import { PanelSkeleton, Panel, StaleBar, SweatList } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { useNavigate } from '@poolhouse/shared-ui/router';
import { useEffect } from 'react';
import { dateWords } from '../home/date-words';
import { placeOf, titleIn, type Stake } from '../home/place-of.rules';
import type { Home } from '../home/useHome';
import { useContestLinks } from '../links/useContestLinks';
import { Closest } from './Closest';
import { Kickoffs } from './Kickoffs';
import { liveLines, livePools, nextKickoffs, ranked } from './live.rules';
import { PoolRanks } from './PoolRanks';
import { useAwake } from './useAwake';
import { useTurns } from './useTurns';

/** More would not stand on a screen that is 1080 pixels high. */
const MOST = 7;

/**
 * For a screen across the room: what is on, and one pool after the other, larger, without bar or controls. What is sealed stays so: others see it too. Escape
 * leaves.
 */
export function TvScreen({ home }: { home: Home }) {
  const links = useContestLinks();
  const titleOf = (name: string) => titleIn(links, name);
  const { status, known, live, locks } = home;
  const today = useFromNow(dateWords);
  const pools = livePools(live);
  const turn = useTurns(pools.length);
  const pool = pools[turn];
  useAwake();
  useLargeType();
  useEscape();
  return (
    <Screen>
      <StaleBar state={status} of="what is on" />
      <Head>
        <h1>Live</h1>
        {pools.length > 1 && (
          <span>
            Pool {turn + 1} of {pools.length}
          </span>
        )}
        <p>{today}</p>
      </Head>
      {!known && (
        <Panel title="Right now">
          <PanelSkeleton rows={6} />
        </Panel>
      )}
      {known && !pool && <Kickoffs kickoffs={nextKickoffs(locks)} titleOf={titleOf} />}
      {pool && <PoolScreen pool={pool} home={home} titleOf={titleOf} />}
    </Screen>
  );
}

interface PoolProps {
  readonly pool: Stake;
  readonly home: Home;
  titleOf(name: string): string;
}

/** Everything that is on, and beside it the pool whose turn it is. */
function PoolScreen({ pool, home: { live, contests }, titleOf }: PoolProps) {
  const links = useContestLinks();
  const isHere = ({ contest, pool: name }: Stake): boolean => contest === pool.contest && name === pool.pool;
  const lines = liveLines(live, placeOf(live, links));
  const [closest] = liveLines(live.filter(isHere), () => '');
  const standing = ranked(contests).filter(isHere);
  const more = lines.length - MOST;
  return (
    <Columns>
      <Panel title="Right now" {...(more > 0 && { action: `and ${more} more` })}>
        <SweatList rows={lines.slice(0, MOST).map(({ href: _href, ...line }) => line)} large />
      </Panel>
      <div>
        {closest && <Closest title={`${titleOf(pool.contest)}, ${pool.pool}`} row={closest} />}
        {standing.length > 0 && <PoolRanks rows={standing} titleOf={titleOf} still />}
      </div>
    </Columns>
  );
}

/** All type hangs on the root's size. */
function useLargeType(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = '150%';
    return () => void (style.fontSize = '');
  }, []);
}

function useEscape(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') void navigate('/live', { replace: true });
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [navigate]);
}

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  height: 100dvh;
  box-sizing: border-box;
  padding: 32px 48px;
  overflow: hidden;
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: 24px;
  h1 {
    ${type.h1};
  }
  span,
  p {
    ${type.h2};
    color: ${token.ink2};
  }
  p {
    margin-left: auto;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 32px;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${media.medium} {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  }
  > div {
    display: grid;
    gap: 32px;
  }
`;
