import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { seasonText } from '../../contests/archives/season-file';
import { must } from '../../ground/must';
import type { ProofSite } from '../../ground/proof/proof-site';
import { logActivity } from '../../people/activity/activity.store';
import { findGroup, noSuchGroup } from '../../people/groups/groups.store';
import type { Context } from '../../web/context';
import type { BuiltFolders } from '../../web/http/built-folders';
import { route } from '../../web/http/route';
import type { AdminDeps } from '../admin-deps';
import { exportPage } from './export-page.rules';
import { exported, type Exported } from './export-tables';
import { zipOf } from './zip';

/** All of a group in one file, for who moves house or keeps a copy. */
export function exportRoutes(ctx: Context, { contests, folders }: AdminDeps): void {
  route(ctx, 'GET ad/export', async ({ query, viewer, request, reply }) => {
    const now = ctx.clock.now();
    const { group, parts } = await ctx.db.read(async (tx) => {
      const found = await findGroup(tx, query.group_number);
      if (!found) throw noSuchGroup();
      return { group: found, parts: await exported(tx, { ...contests, proof: ctx.proof }, found.number, now) };
    });
    const counts = Object.fromEntries(Object.entries(parts.tables).map(([name, { rows }]) => [name, rows.length]));
    await ctx.db.write((tx) =>
      logActivity(tx, {
        at: now,
        action: 'group.exported',
        by: viewer,
        ip: request.ip,
        after: { group_number: group.number, rows: counts },
        place: { group: group.number },
      }),
    );
    const day = new Date(now).toISOString().slice(0, 10);
    const about = {
      group_number: group.number,
      name: group.name,
      exported: new Date(now).toISOString(),
      by: viewer.username,
      rows: counts,
    };
    void reply.header('content-disposition', `attachment; filename="group-${group.number}-${day}.zip"`);
    // A socket that is slow holds up the packing, and one that is gone ends it.
    const texts = {
      'index.html': exportPage(about, [...parts.contests, ...parts.archives.contests], { ...parts.tables, ...parts.archives.tables }),
      'about.json': [JSON.stringify(about, null, 2)],
      ...(await checker(folders, parts)),
      ...Object.fromEntries(Object.entries(parts.logs).map(([name, lines]) => [name, inLines(lines)])),
      ...Object.fromEntries(Object.entries(parts.archives.texts).map(([name, text]) => [name, [text]])),
    };
    const last = (sums: Readonly<Record<string, string>>) => signedSeasons(ctx.proof, parts.seasons, sums);
    return Readable.from(zipOf({ tables: parts.tables, texts, last }, now), { objectMode: false });
  });
}

const CHECKER = 'check-contest.mjs';

/** The program that checks the logs; none where the site is not built, or there is nothing to check. */
async function checker({ shell }: BuiltFolders, { logs }: Pick<Exported, 'logs'>): Promise<Record<string, string[]>> {
  if (Object.keys(logs).length === 0) return {};
  const text = await readFile(join(shell, CHECKER), 'utf8').catch(() => undefined);
  return text === undefined ? {} : { [CHECKER]: [text] };
}

/** A season's file binds all others to it, so that none of them can be another's. */
function signedSeasons(proof: ProofSite, seasons: Exported['seasons'], files: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(seasons).map(([name, { log, ...season }]) => {
      const sealed = log === undefined ? null : { file: log, sha256: must(files[log], 'the sum of a log that was packed') };
      return [name, seasonText(proof, { ...season, log: sealed, files: { ...files } })];
    }),
  );
}

function* inLines(lines: readonly string[]): Generator<string> {
  for (const line of lines) yield `${line}\n`;
}
