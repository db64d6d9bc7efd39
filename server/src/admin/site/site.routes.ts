import { plural } from '@poolhouse/contract/formats';
import { tag } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { writeSetting } from '../../ground/settings/settings.store';
import type { Viewer } from '../../ground/viewer';
import { logActivity } from '../../people/activity/activity.store';
import { readPushKeys } from '../../people/push/push-keys';
import { failureRows } from '../../releases/failures.store';
import { LocalReleaseService } from '../../releases/local-release-service';
import { ReleaseRefused } from '../../releases/release-refused';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import type { AdminDeps } from '../admin-deps';
import { succeed } from '../succeed';
import { agentRows } from './agent-rows.store';
import { builtFrom } from './built-from';
import { feedRows } from './feed-rows.store';
import { REMOTE_CHECK, type RemoteCheck } from './remote-check';
import { engineVersion, lastMigration, writeAndRollBack } from './test-site.store';

/** How the site itself fares: the test, and what is released. */
export function siteRoutes(ctx: Context, deps: AdminDeps): void {
  testRoute(ctx, deps);
  releasedRoutes(ctx, deps);
  route(ctx, 'GET ad/remote_failures', ({ query }) =>
    ctx.db.read(async (tx) => ({ failures: { data: await failureRows(tx, query.remote) } })),
  );
}

function testRoute(ctx: Context, { about }: AdminDeps): void {
  const { db, clock, wall } = ctx;

  route(ctx, 'POST ad/test', async () => {
    const ms = await writeAndRollBack(db);
    return db.read(async (tx) => ({
      ...builtFrom(),
      node: process.version,
      mode: about.practice ? ('practice' as const) : ('production' as const),
      site_clock: new Date(clock.now()).toISOString(),
      wall_clock: new Date(wall.now()).toISOString(),
      engine: db.engine,
      engine_version: await engineVersion(tx, db.engine),
      migration: await lastMigration(tx),
      write_and_rollback_ms: ms,
      mail: about.mailServer ? ('server' as const) : ('folder' as const),
      push: (await readPushKeys(tx)) ? ('set' as const) : ('not set' as const),
      feeds: Object.fromEntries(
        (await feedRows(tx, about.feeds)).map(({ ID, set_by }) => [ID, set_by === 'nobody' ? ('not set' as const) : ('set' as const)]),
      ),
      agents: Object.fromEntries((await agentRows(tx, wall.now())).map(({ name, outcome }) => [name, outcome])),
    }));
  });
}

/** Whether what was released is whole, and the way back to the version before. */
function releasedRoutes(ctx: Context, { key, folders }: AdminDeps): void {
  const { db, clock, wall } = ctx;
  const desk = (viewer: Viewer, ip: string, said: string[]) => {
    const say = (text: string) => void said.push(text);
    return new LocalReleaseService({ db, folders, key, clock: wall, siteClock: clock, by: viewer.username, ip, say });
  };

  route(ctx, 'POST ad/check_remotes', async ({ viewer, request }) => {
    const { checked, damaged, faults } = await desk(viewer, request.ip, []).overview('', true);
    const check: RemoteCheck = { at: new Date(wall.now()).toISOString(), checked, damaged, faults };
    await db.write(async (tx, invalidate) => {
      await writeSetting(tx, REMOTE_CHECK, JSON.stringify(check));
      invalidate(tag.console);
      const after = { checked, damaged };
      await logActivity(tx, { at: clock.now(), action: 'remote.checked', by: viewer, ip: request.ip, after, place: 'site' });
    });
    return { ...succeed(`${plural(checked, 'version')} checked, ${damaged} damaged`), checked, damaged, faults };
  });

  route(ctx, 'POST ad/rollback_remote', async ({ body, viewer, request }) => {
    const said: string[] = [];
    await desk(viewer, request.ip, said)
      .rollBack(body.id)
      .catch((error: unknown) => {
        throw error instanceof ReleaseRefused ? new Refusal('conflict', error.message, { id: 'cannot go back' }) : error;
      });
    await db.write(async (_tx, invalidate) => invalidate(tag.console));
    return { ...succeed(said.join(' ')), said };
  });
}
