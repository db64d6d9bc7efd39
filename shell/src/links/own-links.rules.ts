import type { Registry } from '@poolhouse/contract/remote';
import { isFor, type Viewer } from '../registry/viewers.rules';
import type { ContestLink } from './contest-titles.rules';

/**
 * The links that remotes have of their own, for what no contest leads to: those for players by title, those for administrators after them.
 *
 * @param off ids of the remotes that are switched off in this browser
 */
export function ownLinks(registry: Registry, viewer: Viewer, off: ReadonlySet<string> = new Set()): ContestLink[] {
  const seen = registry.remotes.flatMap(({ id, contests, routes, link }) => {
    const [first] = routes;
    if (!link || !first || !isFor(link.for ?? 'players', Object.keys(contests), viewer)) return [];
    const forAdmins = link.for === 'administrators';
    return [{ forAdmins, link: { name: id, title: link.title, href: `/${first.path}`, inside: true, off: off.has(id) } }];
  });
  return seen.sort((a, b) => Number(a.forAdmins) - Number(b.forAdmins) || a.link.title.localeCompare(b.link.title)).map(({ link }) => link);
}
