import { useServerNow } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { useContestLinks } from '../bar/useContestLinks';
import { useSignOut } from '../bar/useSignOut';
import { ContestList } from './ContestList';
import { footballFacts, footballLive, footballLocks } from './football-facts.rules';
import { Aside, Columns, Greeting, Heading, Over } from './home.styles';
import { NextLocks } from './NextLocks';
import { RightNow } from './RightNow';
import { useFootball } from './useFootball';

const dateline = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** The greeting, every contest with what is to do there, and beside it the games the player has a stake in. */
export function SignedIn({ username }: { username: string }) {
  const leave = useSignOut();
  const now = useServerNow(1000);
  const links = useContestLinks();
  const football = useFootball(links.some(({ name }) => name === 'Football'));
  const facts = football && footballFacts(football, now);
  const live = football ? footballLive(football) : [];
  const locks = football ? footballLocks(football) : [];
  const beside = live.length + locks.length > 0;
  return (
    <>
      <Over>{dateline.format(now).replace(/\u202f/g, ' ').replace(' at ', ', ')}</Over>
      <Greeting>
        <Heading>Welcome back, {username}</Heading>
        <Button onClick={() => void leave()}>Sign Out</Button>
      </Greeting>
      <Columns data-aside={beside || undefined}>
        <ContestList links={links} facts={facts ? { Football: facts } : {}} />
        {beside && (
          <Aside>
            {live.length > 0 && <RightNow games={live} />}
            {locks.length > 0 && <NextLocks locks={locks} now={now} />}
          </Aside>
        )}
      </Columns>
    </>
  );
}
