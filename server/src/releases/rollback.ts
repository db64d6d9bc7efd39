import { must } from '../ground/must';
import { misfits } from './fit.rules';
import { givenWords, isPreinstalled } from './given-words';
import { publishedDescription } from './published-version';
import { mustBeWhole } from './release';
import { ReleaseRefused } from './release-refused';
import { entryOf, changeRemote, stampOf, type ReleaseSite } from './release-site';
import { siteFacts } from './site-facts';
import { rolledBack } from './switch.rules';

/** Takes back the share that a remote's new version was given to, else goes back to what was live before. Throws ReleaseRefused. */
export async function rollBack(site: ReleaseSite, id: string): Promise<void> {
  await changeRemote(site, id, async (manifest) => {
    const entry = entryOf(manifest, id);
    const after = rolledBack(entry, stampOf(site));
    if (!after) throw new ReleaseRefused(`There is nothing to go back to: no other version of ${id} was live before.`);
    if (entry.next) {
      const { version } = entry.next;
      const said = `Nobody gets ${id} ${version} any more; everybody is ${givenWords(site.folders, id, after.live.version)}.`;
      return { remote: after, lines: [{ what: 'share_dropped', version }], said: [said] };
    }
    const { version } = after.live;
    if (version === null && !isPreinstalled(site.folders, id))
      throw new ReleaseRefused(`There is nothing to go back to: no other version of ${id} was live before, and none is built in place.`);
    if (version !== null) {
      const published = must(after.versions[version], `${id} ${version} in the list of releases`);
      await mustBeWhole(site, id, version, published);
      const faults = misfits(await publishedDescription(site.db, id, version, published), await siteFacts(site.db, site.folders, manifest));
      if (faults.length > 0)
        throw new ReleaseRefused(
          `${id} ${version} was live before, but does not fit what is live now. Release a version that does.`,
          faults,
        );
    }
    const said = `${id} is back ${givenWords(site.folders, id, version)}; it was on ${entry.live.version}.`;
    return { remote: after, lines: [{ what: 'rolled_back', version }], said: [said] };
  });
}
