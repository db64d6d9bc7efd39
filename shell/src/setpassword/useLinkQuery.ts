import { useLocation, useNavigate } from '@poolhouse/shared-ui/router';
import { useEffect } from 'react';
import { linkIn, linkQuery, type LinkQuery } from './link-query.rules';

/**
 * What the mailed link says, which leaves the address bar at once: whoever looks at the screen, or at the history, must not find a link
 * that still works. The entry of the history keeps it for a reload.
 */
export function useLinkQuery(): LinkQuery {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const typed = linkIn(search, hash);
  const kept = (state as { link?: LinkQuery } | null)?.link;
  const link = typed?.guid ? typed : kept;
  useEffect(() => {
    if (typed?.guid) void navigate(pathname, { replace: true, state: { link: typed } });
  });
  return link ?? linkQuery(new URLSearchParams(search));
}
