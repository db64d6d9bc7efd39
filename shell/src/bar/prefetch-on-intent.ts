import { prefetch } from '../remotes/loader';
import type { ContestLink } from './contest-titles.rules';

/** Handlers that fetch a contest's code once somebody points at its link or tabs to it. */
export function prefetchOnIntent({ remote }: ContestLink) {
  if (!remote) return {};
  const begin = () => prefetch(remote);
  return { onPointerEnter: begin, onFocus: begin, onTouchStart: begin };
}
