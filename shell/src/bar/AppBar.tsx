import { useSession } from '@poolhouse/shared-ui';
import { useMediaQuery } from '@poolhouse/shared-ui/core';
import { useLocation } from '@poolhouse/shared-ui/router';
import { Mark } from '../frame/Mark';
import { isWithin } from '../links/contest-titles.rules';
import { prefetchOnIntent } from '../links/prefetch-on-intent';
import { useContestLinks } from '../links/useContestLinks';
import { useOwnLinks } from '../links/useOwnLinks';
import { AccountButton } from './AccountButton';
import { BarGround, Brand, ContestAnchor, Contests, Space } from './bar.styles';
import { ContestSwitch } from './ContestSwitch';
import { ThemeSwitch } from './ThemeSwitch';

/**
 * Mark, the player's contests and what else has a link, theme and account. On a phone the contests open from the name of the current one,
 * and the theme stands in the account menu.
 */
export function AppBar() {
  const { session } = useSession();
  const { pathname } = useLocation();
  const contests = useContestLinks();
  const own = useOwnLinks();
  const links = [...contests, ...own];
  const phone = useMediaQuery('(max-width: 599.95px)');
  const inside = links.filter((link) => link.inside);
  const current = inside.find((link) => isWithin(pathname, link.href)) ?? null;
  return (
    <BarGround data-paperless>
      <Brand to="/" aria-label="Poolhouse, home">
        <Mark />
        {!(phone && current) && <span>Poolhouse</span>}
      </Brand>
      {phone ? (
        <ContestSwitch links={links} current={current} />
      ) : (
        inside.length > 0 && (
          <Contests aria-label="Contests">
            {inside.map((link) => (
              <ContestAnchor key={link.name} to={link.href} {...prefetchOnIntent(link.href)}>
                {link.title}
                {link.off && ' (off)'}
              </ContestAnchor>
            ))}
          </Contests>
        )
      )}
      <Space />
      {!(phone && session) && <ThemeSwitch />}
      {session && <AccountButton username={session.username} />}
    </BarGround>
  );
}
