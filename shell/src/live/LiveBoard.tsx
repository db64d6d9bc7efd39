import { lazyPart, media, Slot, token, type, useFromNow, useSlots } from '@poolhouse/shared-ui';
import { PanelError, PanelSkeleton, Panel, RefreshCountdown, StaleBar, SweatList, usePhone, useSteady } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { Tv } from 'lucide-react';
import { Suspense } from 'react';
import { Live } from '../home/contest-row.styles';
import { dateWords } from '../home/date-words';
import { placeOf, titleIn } from '../home/place-of.rules';
import { orderWords } from '../home/sweat.rules';
import type { Home } from '../home/useHome';
import { useContestLinks } from '../links/useContestLinks';
import { Closest } from './Closest';
import { useCourses } from './courses/useCourses';
import { Kickoffs } from './Kickoffs';
import { comesUntil, comingLines, liveLines, nextKickoffs, ranked, withCourses } from './live.rules';
import { PoolRanks } from './PoolRanks';

const PicksMoved = lazyPart(() => import(/* webpackChunkName: "live-courses" */ './courses/PicksMoved'));

/** Everything of the player's that is on, of all contests, on a page of its own. */
export function LiveBoard({ home }: { home: Home }) {
  const { status, known, trouble, live } = home;
  const today = useFromNow(dateWords);
  const phone = usePhone();
  return (
    <Sheet>
      <StaleBar state={status} of="what is on" />
      <Head>
        <h1>Live</h1>
        {live.length > 0 && <Live data-count>{liveLines(live, () => null).length} LIVE</Live>}
        <p>{today}</p>
        <RefreshCountdown state={status} />
        {!phone && (
          <Button component={Link} to="/live?tv=1" variant="outlined" startIcon={<Tv size={18} aria-hidden />}>
            TV
          </Button>
        )}
      </Head>
      {trouble && <PanelError message={`What is on could not be read. ${trouble.message}`} onRetry={trouble.retry} />}
      {!known && (
        <Panel title="Right now">
          <PanelSkeleton rows={6} />
        </Panel>
      )}
      {known && !trouble && <Body home={home} phone={phone} />}
    </Sheet>
  );
}

function Body({ home: { live, locks, contests }, phone }: { home: Home; phone: boolean }) {
  const links = useContestLinks();
  const titleOf = (name: string) => titleIn(links, name);
  const whereOf = placeOf([...live, ...locks], links);
  const lines = liveLines(live, whereOf);
  const closest = useSteady(lines);
  const until = useFromNow(comesUntil);
  const standing = ranked(contests);
  const pieces = useSlots('live');
  const courses = useCourses(live);
  if (!closest) return <Kickoffs kickoffs={nextKickoffs(locks)} titleOf={titleOf} />;
  return (
    <Columns>
      <Panel title="Right now" action={lines.length > 1 ? orderWords(lines) : undefined}>
        <SweatList rows={[...withCourses(lines, courses), ...comingLines(locks, until, whereOf)]} large={!phone} />
      </Panel>
      <Beside>
        {!phone && <Closest title="Closest to turning" row={closest} />}
        <Pieces pieces={pieces.filter(inMiddle)} live={live} />
      </Beside>
      <Beside>
        {standing.length > 0 && <PoolRanks rows={standing} titleOf={titleOf} />}
        <Pieces pieces={pieces.filter((piece) => !inMiddle(piece))} live={live} />
        {courses && (
          <Suspense fallback={null}>
            <PicksMoved courses={courses} rows={lines} />
          </Suspense>
        )}
      </Beside>
    </Columns>
  );
}

const Pieces = ({ pieces, live }: { pieces: ReturnType<typeof useSlots>; live: Home['live'] }) =>
  pieces.map((piece) => <Slot key={piece.key} place="live" piece={piece} live={live} />);

/** Pieces of a contest stand in the middle or at the right, by their order. */
const inMiddle = ({ order }: { order: number }): boolean => order < 50;

const Sheet = styled.div`
  max-width: 1440px;
  margin: 0 auto;
  padding: 16px 24px 32px;
  ${media.phone} {
    padding: 0 0 32px;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  margin-bottom: 16px;
  h1 {
    ${type.h1};
  }
  p {
    ${type.h2};
    font-weight: 500;
    color: ${token.ink2};
  }
  > button {
    margin-left: auto;
  }
  ${media.phone} {
    padding: 8px 16px 0;
    margin-bottom: 8px;
    h1 {
      ${type.h1Phone};
    }
    p {
      display: none;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 20px;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  ${media.large} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 0.9fr);
  }
`;

const Beside = styled.div`
  display: grid;
  gap: 20px;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
`;
