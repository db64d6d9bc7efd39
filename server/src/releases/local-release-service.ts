import { RELEASE_LIMITS, type ReleaseFile } from '@poolhouse/contract';
import { digestOf } from './file-faults';
import { dropUnused, lackingFiles, putFile, unusedBytes } from './files.store';
import { PreinstalledRemotes } from './preinstalled';
import { publishedFaults } from './published-version';
import { needsNoBuild, release, type ReleaseRequest } from './release';
import { ReleaseRefused } from './release-refused';
import type { ReleaseService, Overview } from './release-service';
import { UNUSED_FOR_MS, type ReleaseSite } from './release-site';
import { remoteLines } from './remotes-table';
import { rollBack } from './rollback';
import { readManifest } from './signed-manifest';

/** Releases to the site whose database this process has open: for its commands, and behind the calls of teams' machines. */
export class LocalReleaseService implements ReleaseService {
  /** @param keyId whose files these are; null for the operator's, which are not bounded */
  constructor(
    private readonly site: ReleaseSite,
    private readonly keyId: number | null = null,
  ) {}

  async needsBuild(id: string, version: string): Promise<boolean> {
    return !needsNoBuild(await this.manifest(), { id, version });
  }

  async lacking(_id: string, files: readonly ReleaseFile[]): Promise<string[]> {
    return this.site.db.read((tx) =>
      lackingFiles(
        tx,
        files.map(({ hash }) => hash),
      ),
    );
  }

  async put(_id: string, hash: string, content: Buffer): Promise<void> {
    const { db, clock } = this.site;
    const { keyId } = this;
    if (digestOf(content) !== hash) throw new ReleaseRefused('The file did not arrive as it was sent. Nothing was kept; send it again.');
    await db.write(async (tx) => {
      await dropUnused(tx, clock.now() - UNUSED_FOR_MS);
      if (keyId !== null && (await unusedBytes(tx, keyId)) + content.length > RELEASE_LIMITS.all)
        throw new ReleaseRefused(
          `More than ${RELEASE_LIMITS.all / 1e6} MB were brought with this key and never released. They are cleared away after a day.`,
        );
      await putFile(tx, { hash, content, at: clock.now(), keyId });
    });
  }

  release(request: ReleaseRequest, files: readonly ReleaseFile[] | null): Promise<void> {
    return release(this.site, request, files);
  }

  rollBack(id: string): Promise<void> {
    return rollBack(this.site, id);
  }

  async overview(_id: string, check: boolean): Promise<Overview> {
    const wrong: string[] = [];
    const preinstalled = new PreinstalledRemotes(this.site.folders.apps, (file, faults) =>
      wrong.push(`${file} is left out: ${faults.join('; ')}`),
    ).list();
    const manifest = await this.manifest();
    const overview = { lines: remoteLines(manifest, preinstalled), checked: 0, damaged: 0, faults: wrong };
    if (!check) return overview;
    for (const [id, { versions }] of Object.entries(manifest.remotes)) {
      for (const [version, published] of Object.entries(versions)) {
        if (published.pruned) continue;
        const faults = await publishedFaults(this.site.db, id, version, published);
        overview.checked++;
        if (faults.length > 0) overview.damaged++;
        overview.faults.push(...faults.map((fault) => `${id} ${version}: ${fault}`));
      }
    }
    return overview;
  }

  private manifest() {
    return this.site.db.read((tx) => readManifest(tx, this.site.key));
  }
}
