import { Slot, useFromNow } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { useContestLinks } from '../bar/useContestLinks';
import { useSignOut } from '../bar/useSignOut';
import { contestFacts } from './contest-facts.rules';
import { ContestList } from './ContestList';
import { Contribution } from './Contribution';
import { Aside, Columns, Greeting, Heading, Main, Over } from './home.styles';
import { NextLocks } from './NextLocks';
import { RightNow } from './RightNow';
import { useHome } from './useHome';

const dateline = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** The greeting, every contest with what is to do there, and beside it the games the player has a stake in. */
export function SignedIn({ username }: { username: string }) {
  const leave = useSignOut();
  const today = useFromNow((now) =>
    dateline
      .format(now)
      .replace(/\u202f/g, ' ')
      .replace(' at ', ', '),
  );
  const links = useContestLinks();
  const { contests, live, locks } = useHome();
  const facts = new Map(contests.map((row) => [row.ID, contestFacts(row)]));
  const several = new Set([...live, ...locks].map(({ contest }) => contest)).size > 1;
  const titleOf = (name: string) => (several ? (links.find((link) => link.name === name)?.title ?? name) : null);
  const beside = live.length + locks.length > 0;
  return (
    <>
      <Over>{today}</Over>
      <Greeting>
        <Heading>Welcome back, {username}</Heading>
        <Button onClick={() => void leave()}>Sign Out</Button>
      </Greeting>
      <Columns data-aside={beside || undefined}>
        <Main>
          <ContestList links={links} facts={facts} />
          <Slot place="home" frame={({ title }, content) => <Contribution title={title} content={content} />} />
        </Main>
        {beside && (
          <Aside>
            {live.length > 0 && <RightNow games={live} titleOf={titleOf} />}
            {locks.length > 0 && <NextLocks locks={locks} titleOf={titleOf} />}
          </Aside>
        )}
      </Columns>
    </>
  );
}
