import type { AuditLine } from './audit';
import { readBook } from './book-file';
import { misfits } from './fit.rules';
import { givenWords, isInPlace } from './given-words';
import { publishedDescription } from './published-version';
import { bookedOf, mustBeWhole, stampOf, writeSwitched, type ReleaseSite } from './release';
import { withReleaseLock } from './release-lock.store';
import { ReleaseRefused } from './release-refused';
import { siteFacts } from './site-facts';
import { rolledBack } from './switch.rules';

/** Takes back the share that a remote's new version was given to, else goes back to what was live before. Throws ReleaseRefused. */
export async function rollBack(site: ReleaseSite, id: string): Promise<void> {
  await withReleaseLock(site.folders.releases, async () => {
    const { releases } = site.folders;
    const book = readBook(releases, site.key);
    const booked = bookedOf(book, id);
    const stamp = stampOf(site);
    const after = rolledBack(booked, stamp);
    if (!after) throw new ReleaseRefused(`There is nothing to go back to: no other version of ${id} was live before.`);
    const line = (what: AuditLine['what'], version: string | null): AuditLine => ({ ...stamp, what, remote: id, version });
    if (booked.next) {
      await writeSwitched(site, book, id, after, line('share dropped', booked.next.version));
      return site.say(`Nobody gets ${id} ${booked.next.version} any more; everybody is ${givenWords(site.folders, id, after.live.version)}.`);
    }
    const { version } = after.live;
    if (version === null && !isInPlace(site.folders, id)) throw new ReleaseRefused(`There is nothing to go back to: no other version of ${id} was live before, and none is built in place.`);
    if (version !== null) {
      const published = after.versions[version]!;
      await mustBeWhole(releases, id, version, published);
      const faults = misfits(await publishedDescription(releases, id, version, published), await siteFacts(site.folders, book));
      if (faults.length > 0) throw new ReleaseRefused(`${id} ${version} was live before, but does not fit what is live now. Release a version that does.`, faults);
    }
    await writeSwitched(site, book, id, after, line('rolled back', version));
    site.say(`${id} is back ${givenWords(site.folders, id, version)}; it was on ${booked.live.version}.`);
  });
}
