import { Slot, useFromNow } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { useContestLinks } from '../bar/useContestLinks';
import { useOwnLinks } from '../bar/useOwnLinks';
import { useSignOut } from '../bar/useSignOut';
import { ContestList } from './ContestList';
import { HomeWaiting } from './HomeWaiting';
import { Contribution } from './Contribution';
import { Aside, Columns, Greeting, Heading, Main, Over } from './home.styles';
import { NeedsYou } from './NeedsYou';
import { needs } from './needs.rules';
import { NextLocks } from './NextLocks';
import { OwnLinks } from './OwnLinks';
import { RightNow, type Stake } from './RightNow';
import { useBeenHere } from './useBeenHere';
import { useHome } from './useHome';

const dateline = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** The greeting, every contest with what is to do there, and beside it the games the player has a stake in. */
export function SignedIn({ username }: { username: string }) {
  const leave = useSignOut();
  const back = useBeenHere(username);
  const today = useFromNow((now) =>
    dateline
      .format(now)
      .replace(/\u202f/g, ' ')
      .replace(' at ', ', '),
  );
  const links = useContestLinks();
  const own = useOwnLinks();
  const { known: told, contests, live, locks } = useHome();
  const known = told || links.length === 0;
  const waiting = needs(contests);
  const several = new Set([...live, ...locks].map(({ contest }) => contest)).size > 1;
  const whereOf = ({ contest, pool }: Stake) => {
    const pools = new Set([...live, ...locks].filter((row) => row.contest === contest).map((row) => row.pool)).size;
    const title = several && (links.find((link) => link.name === contest)?.title ?? contest);
    return [title, pools > 1 && pool].filter(Boolean).join(', ') || null;
  };
  const beside = live.length + locks.length > 0;
  return (
    <>
      <Over>{today}</Over>
      <Greeting>
        <Heading>
          {back ? 'Welcome back' : 'Welcome'}, {username}
        </Heading>
        <Button onClick={() => void leave()}>Sign Out</Button>
      </Greeting>
      {!known && <HomeWaiting rows={links.length} />}
      <Columns data-aside={beside || undefined} hidden={!known}>
        <Main>
          {waiting.length > 0 && <NeedsYou rows={waiting} titleOf={(name) => links.find((link) => link.name === name)?.title ?? name} />}
          <ContestList links={links} rows={contests} />
          {own.length > 0 && <OwnLinks links={own} />}
          <Slot place="home" frame={({ title }, content) => <Contribution title={title} content={content} />} />
        </Main>
        {beside && (
          <Aside>
            {live.length > 0 && <RightNow games={live} whereOf={whereOf} />}
            {locks.length > 0 && <NextLocks locks={locks} whereOf={whereOf} />}
          </Aside>
        )}
      </Columns>
    </>
  );
}
