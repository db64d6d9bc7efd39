import { Readable } from 'node:stream';
import { logActivity } from '../../people/activity/activity.store';
import { findGroup, noSuchGroup } from '../../people/groups/groups.store';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import type { AdminDeps } from '../admin-deps';
import { exportTables } from './export-tables';
import { zipOf } from './zip';

/** All of a group in one file, for who moves house or keeps a copy. */
export function exportRoutes(ctx: Context, { contests }: AdminDeps): void {
  route(ctx, 'GET ad/export', async ({ query, viewer, request, reply }) => {
    const now = ctx.clock.now();
    const { group, tables } = await ctx.db.read(async (tx) => {
      const found = await findGroup(tx, query.group_number);
      if (!found) throw noSuchGroup();
      return { group: found, tables: await exportTables(tx, contests, found.number, now) };
    });
    const counts = Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows.length]));
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
    return Readable.from(zipOf(about, tables, now), { objectMode: false });
  });
}
