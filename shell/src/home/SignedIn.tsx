import type { HomeContestRow, HomeLiveRow, HomeLockRow } from '@poolhouse/contract';
import { serverRate, Slot, useFromNow, useSession } from '@poolhouse/shared-ui';
import { PanelError, StaleBar, usePhone } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { lazy, Suspense, useState } from 'react';
import { Aside, BarPlace, Columns, Greeting, Heading, Last, Main, Over } from '../forms/home.styles';
import { useSignOut } from '../frame/useSignOut';
import { HomeScreenOffer } from '../homescreen/HomeScreenOffer';
import type { ContestLink } from '../links/contest-titles.rules';
import { useContestLinks } from '../links/useContestLinks';
import { useOwnLinks } from '../links/useOwnLinks';
import { ContestList } from './ContestList';
import { Contribution } from './Contribution';
import { dateWords } from './date-words';
import { HomeWaiting } from './HomeWaiting';
import { needs } from './needs.rules';
import { NeedsYou } from './NeedsYou';
import { NextForYou } from './NextForYou';
import { NextLocks } from './NextLocks';
import { OwnLinks } from './OwnLinks';
import { placeOf, titleIn } from './place-of.rules';
import { RightNow } from './RightNow';
import { useBeenHere } from './useBeenHere';
import { useHome, type Home } from './useHome';

const SeasonQuestions = lazy(() => import('./SeasonQuestions').then(({ SeasonQuestions: asked }) => ({ default: asked })));
const DemoAgain = lazy(() => import('./DemoAgain').then(({ DemoAgain: again }) => ({ default: again })));

/** Over all contests, so it is for whoever is in one. */
const YEARS: ContestLink = { name: 'years', title: 'Rivals and years', href: '/years', inside: true, off: false };

/** The greeting, what is to do, what is played of the player's, and every contest with how it stands: on a phone in this order. */
export function SignedIn({ username }: { username: string }) {
  const links = useContestLinks();
  const own = useOwnLinks();
  // A phone, where home is short, has it in the account menu alone.
  const more = usePhone() || links.length === 0 ? own : [YEARS, ...own];
  const { status, known: arrived, trouble, contests, live, locks } = useHome();
  const known = arrived || links.length === 0;
  const waiting = needs(contests);
  const beside = live.length + locks.length > 0;
  const asked = useAsked();
  const first = waiting.length > 0 || trouble !== null || asked;
  return (
    <>
      <BarPlace>
        <StaleBar state={status} of="your contests" />
      </BarPlace>
      <Welcome username={username} known={known} />
      {!known && <HomeWaiting rows={links.length} />}
      <Columns data-aside={beside || undefined} data-first={first || undefined} hidden={!known}>
        {first && <First asked={asked} waiting={waiting} trouble={trouble} titleOf={(name) => titleIn(links, name)} />}
        {beside && <Beside live={live} locks={locks} links={links} />}
        <Main>
          <ContestList links={links} rows={contests} />
          {more.length > 0 && <OwnLinks links={more} />}
          <Slot place="home" frame={({ title }, content) => <Contribution title={title} content={content} />} />
          <HomeScreenOffer />
        </Main>
      </Columns>
      <Leave />
    </>
  );
}

/** Whether the player is, or was since the page came, asked about a new year: what they said stands there as well. */
function useAsked(): boolean {
  const now = useSession().session?.asked === true;
  const [asked, setAsked] = useState(now);
  if (now && !asked) setAsked(true);
  return asked;
}

interface FirstProps {
  readonly asked: boolean;
  readonly waiting: readonly HomeContestRow[];
  readonly trouble: Home['trouble'];
  titleOf(contest: string): string;
}

/** What the player is asked, and what there is to do. */
function First({ asked, waiting, trouble, titleOf }: FirstProps) {
  return (
    <Main data-first>
      {asked && (
        <Suspense fallback={null}>
          <SeasonQuestions titleOf={titleOf} />
        </Suspense>
      )}
      {trouble && <PanelError message={`What your contests ask of you could not be read. ${trouble.message}`} onRetry={trouble.retry} />}
      {waiting.length > 0 && <NeedsYou rows={waiting} titleOf={titleOf} />}
    </Main>
  );
}

interface BesideProps {
  readonly live: readonly HomeLiveRow[];
  readonly locks: readonly HomeLockRow[];
  readonly links: readonly ContestLink[];
}

/** What is on and what is to come; a phone has the next of it in one line, and only while nothing is on. */
function Beside({ live, locks, links }: BesideProps) {
  const phone = usePhone();
  const whereOf = placeOf([...live, ...locks], links);
  const [next] = locks;
  return (
    <Aside>
      {live.length > 0 && <RightNow rows={live} whereOf={whereOf} />}
      {phone && live.length === 0 && next && <NextForYou lock={next} />}
      {!phone && locks.length > 0 && <NextLocks locks={locks} whereOf={whereOf} links={links} />}
    </Aside>
  );
}

/** What day it is, and who is here; on a demo also the way back to its beginning. @param known the site's clock is */
function Welcome({ username, known }: { username: string; known: boolean }) {
  const back = useBeenHere(username);
  const today = useFromNow(dateWords);
  return (
    <>
      <Greeting>
        <Over>{today}</Over>
        <Heading>
          {back ? 'Welcome back' : 'Welcome'}, {username}
        </Heading>
      </Greeting>
      {/* A real site's clock runs like any other. */}
      {known && serverRate() !== 1 && (
        <Suspense fallback={null}>
          <DemoAgain />
        </Suspense>
      )}
    </>
  );
}

function Leave() {
  const leave = useSignOut();
  return (
    <Last>
      <Button variant="outlined" onClick={() => void leave()}>
        Sign Out
      </Button>
    </Last>
  );
}
