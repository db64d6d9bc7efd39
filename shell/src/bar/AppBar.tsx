import { useSession, useShownBack } from '@poolhouse/shared-ui';
import { useMediaQuery } from '@poolhouse/shared-ui/core';
import { useLocation } from '@poolhouse/shared-ui/router';
import { Mark } from '../frame/Mark';
import { isWithin } from '../links/contest-titles.rules';
import { prefetchOnIntent } from '../links/prefetch-on-intent';
import { useContestLinks } from '../links/useContestLinks';
import { useOwnLinks } from '../links/useOwnLinks';
import { AccountButton } from './AccountButton';
import { BackTo } from './BackTo';
import { BarGround, Brand, ContestAnchor, Contests, Space } from './bar.styles';
import { ContestSwitch } from './ContestSwitch';
import { LiveLink } from './LiveLink';
import { StandingClock } from './StandingClock';
import { ThemeSwitch } from './ThemeSwitch';

/**
 * Mark, the player's contests and what else has a link, theme and account. On a phone the contests open from the name of the current one,
 * and the theme stands in the account menu. A page below another has the way back there instead of the mark.
 */
export function AppBar() {
  const { session } = useSession();
  const phone = useMediaQuery('(max-width: 599.95px)');
  return (
    <BarGround data-paperless>
      <Ways phone={phone} />
      <Space />
      {session && <LiveLink />}
      {session && <StandingClock />}
      {!(phone && session) && <ThemeSwitch />}
      {session && <AccountButton username={session.username} />}
    </BarGround>
  );
}

/** Where the bar leads: home or back, and to what has a link. */
function Ways({ phone }: { phone: boolean }) {
  const { pathname } = useLocation();
  const contests = useContestLinks();
  const own = useOwnLinks();
  const back = useShownBack();
  const links = [...contests, ...own];
  const inside = links.filter((link) => link.inside);
  const current = inside.find((link) => isWithin(pathname, link.href)) ?? null;
  const first = back ? <BackTo back={back} /> : <Home named={!(phone && current)} />;
  if (phone)
    return (
      <>
        {first}
        {!back && <ContestSwitch links={links} current={current} />}
      </>
    );
  return (
    <>
      {first}
      {inside.length > 0 && (
        <Contests aria-label="Contests">
          {inside.map((link) => (
            <ContestAnchor key={link.name} to={link.href} {...prefetchOnIntent(link.href)}>
              {link.title}
              {link.off && ' (off)'}
            </ContestAnchor>
          ))}
        </Contests>
      )}
    </>
  );
}

function Home({ named }: { named: boolean }) {
  return (
    <Brand to="/" aria-label="Poolhouse, home">
      <Mark />
      {named && <span>Poolhouse</span>}
    </Brand>
  );
}
