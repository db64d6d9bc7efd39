import { inKilobytes, type ReleaseFile } from '@poolhouse/contract';
import { formatRate, plural } from '@poolhouse/contract/formats';
import { DESCRIPTION, readBuiltRemote, type BuiltRemote } from './built-remote';
import { lackingFiles, putPaths } from './files.store';
import { misfits } from './fit.rules';
import { givenWords } from './given-words';
import type { Manifest, ManifestEntry, Published } from './manifest';
import { filesAt, publishedDescription, publishedFaults } from './published-version';
import { ReleaseRefused } from './release-refused';
import { entryOf, changeRemote, stampOf, type Change, type ReleaseLine, type ReleaseSite } from './release-site';
import { siteFacts } from './site-facts';
import { publishOnHost, type Host } from './static-host';
import { released } from './switch.rules';

/** Gives a version to `percent` of the players, with 100 to all. */
export interface ReleaseRequest {
  id: string;
  version: string;
  percent: number;
  host: Host | null;
}

/**
 * Whether a version is published and what is wished is a matter of switching alone. A version that everybody has already is
 * not: whoever releases it again has most likely forgotten to raise its number, and should hear whether anything differs.
 */
export function needsNoBuild(manifest: Manifest, { id, version }: Pick<ReleaseRequest, 'id' | 'version'>): boolean {
  const { versions, live, next } = entryOf(manifest, id);
  const published = versions[version];
  return published !== undefined && !published.pruned && (live.version !== version || next !== null);
}

/**
 * Publishes a version whose files the site has, and gives it to players. Throws ReleaseRefused with everything that is wrong; then
 * nothing was changed.
 *
 * @param files null for a version that is published already
 */
export async function release(site: ReleaseSite, request: ReleaseRequest, files: readonly ReleaseFile[] | null): Promise<void> {
  const build = files && (await checkedBuild(site, request, files));
  await changeRemote(site, request.id, async (manifest) => {
    const entry = entryOf(manifest, request.id);
    const added = build ? await publishing(site, request, manifest, build) : null;
    return switching(site, request, manifest, { entry: { ...entry, versions: { ...entry.versions, ...added?.versions } }, added });
  });
}

interface Build extends BuiltRemote {
  paths: ReadonlyMap<string, string>;
}

async function checkedBuild({ db }: ReleaseSite, { id, version }: ReleaseRequest, files: readonly ReleaseFile[]): Promise<Build> {
  const lacking = await db.read((tx) =>
    lackingFiles(
      tx,
      files.map(({ hash }) => hash),
    ),
  );
  if (lacking.length > 0)
    throw new ReleaseRefused(
      `Of ${id} ${version} ${plural(lacking.length, 'file has', 'files have')} not arrived. Release it again to send what lacks.`,
    );
  const paths = new Map(files.map(({ path, hash }) => [path, hash]));
  const built = await readBuiltRemote([...paths.keys()], filesAt(db, paths), `the build of ${id} ${version}`);
  const { remote } = built;
  if (remote.id !== id || remote.version !== version)
    throw new ReleaseRefused(`The build is ${remote.id} ${remote.version}, not ${id} ${version}.`);
  return { ...built, paths };
}

type Publishing = Pick<Change, 'lines' | 'said' | 'alongside'> & { versions: Record<string, Published> };

/** What is added to the list by a build; null where it is published already. */
async function publishing(
  site: ReleaseSite,
  { id, version, host }: ReleaseRequest,
  manifest: Manifest,
  build: Build,
): Promise<Publishing | null> {
  await mustFit(site, manifest, build.remote);
  const earlier = entryOf(manifest, id).versions[version];
  if (earlier && earlier.digest !== build.digest)
    throw new ReleaseRefused(
      `${id} ${version} was published ${earlier.at.slice(0, 10)} by ${earlier.by} with other content, and a published version never changes. Raise the version in ${id}/package.json, or name one with --version.`,
    );
  if (earlier && !earlier.pruned) return null;
  if (host) await publishOnHost(build, filesAt(site.db, build.paths), host);
  const { digest, weight } = build;
  // Of a version on a static host this site keeps the description alone.
  const kept = new Map([...build.paths].filter(([path]) => (host ? path === DESCRIPTION : build.files.includes(path))));
  return {
    versions: {
      [version]: {
        ...stampOf(site),
        digest,
        base: host && `${host.url}${id}/${version}/`,
        folder: host?.folder ?? null,
        leftAt: null,
        pruned: false,
      },
    },
    lines: [{ what: 'published', version, digest }],
    said: [
      `Published ${id} ${version}${host ? ` in ${host.folder}` : ''}: ${plural(build.files.length, 'file')}, the entry ${inKilobytes(weight.entry)}, all scripts ${inKilobytes(weight.total)}.`,
    ],
    alongside: async (tx) => {
      // They may have been cleared away since they were looked at.
      if ((await lackingFiles(tx, [...kept.values()])).length > 0)
        throw new ReleaseRefused('Files of the release were cleared away meanwhile. Release it again.');
      await putPaths(tx, id, version, kept);
    },
  };
}

/** Holds the switch to a version that is whole, fits, and stands where it was wished to stand. */
async function switching(
  site: ReleaseSite,
  { id, version, percent, host }: ReleaseRequest,
  manifest: Manifest,
  { entry, added }: { entry: ManifestEntry; added: Publishing | null },
): Promise<Change | null> {
  const published = entry.versions[version];
  if (!published || published.pruned) throw new ReleaseRefused(`${id} ${version} is not published here. Release it with its files.`);
  if (host && published.base !== `${host.url}${id}/${version}/`)
    throw new ReleaseRefused(
      `${id} ${version} is published at ${published.base ?? 'this server'} already. Release another version to move.`,
    );
  if (percent < 100 && entry.live.version === version)
    throw new ReleaseRefused(`Everybody has ${id} ${version} already. To give it to fewer, roll back first.`);
  if (percent === 100 && entry.live.version === version && !entry.next) {
    site.say(`Everybody has ${id} ${version} already, with the same content. Nothing to do.`);
    return null;
  }
  if (!added) {
    await mustBeWhole(site, id, version, published);
    await mustFit(site, manifest, await publishedDescription(site.db, id, version, published));
  }
  const remote = released(entry, version, percent, stampOf(site));
  const line: ReleaseLine = percent < 100 ? { what: 'share', version, percent } : { what: 'live', version };
  const words =
    percent < 100
      ? `${formatRate(percent)} of the players now get ${id} ${version}; everybody else stays ${givenWords(site.folders, id, remote.live.version)}.`
      : `${id} ${version} is live for everybody.`;
  return {
    remote,
    lines: [...(added?.lines ?? []), line],
    said: [...(added?.said ?? []), words],
    ...(added?.alongside ? { alongside: added.alongside } : {}),
  };
}

/** Throws ReleaseRefused when a remote does not fit what is live. */
async function mustFit({ db, folders }: ReleaseSite, manifest: Manifest, remote: BuiltRemote['remote']): Promise<void> {
  const faults = misfits(remote, await siteFacts(db, folders, manifest));
  if (faults.length > 0) throw new ReleaseRefused(`${remote.id} ${remote.version} does not fit what is live:`, faults);
}

/** Throws ReleaseRefused when a published version's files are not those that were published. */
export async function mustBeWhole({ db }: ReleaseSite, id: string, version: string, published: Published): Promise<void> {
  const faults = await publishedFaults(db, id, version, published);
  if (faults.length > 0)
    throw new ReleaseRefused(`The files of ${id} ${version} are not those that were published, so nothing was switched:`, faults);
}
