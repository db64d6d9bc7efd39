import type { ContestType } from '@poolhouse/contract';
import { logActivity } from '../people/activity/activity.store';
import { findUser } from '../people/accounts/users.store';
import type { Context } from '../web/context';
import { Refusal } from '../ground/refusal';
import { route } from '../web/http/route';
import type { ContestPlug } from '../contests/plug';
import { must } from '../ground/must';
import { addUser } from './add-user';
import { readAdminPage, readUserEntries } from './admin-page.store';
import { addContest, contestById } from '../contests/contests.store';
import { addEntry, entryById, removeEntry } from '../contests/entries.store';

const success = (id?: number) => ({ result: 'success' as const, ...(id === undefined ? {} : { id }) });
const noUser = () => new Refusal('not_found', 'There is no such user.', { user_id: 'is not known' });
const noEntry = () => new Refusal('not_found', 'There is no such entry.', { entry_id: 'is not known' });

/** How an administrator sets contests up. */
export function contestRoutes(ctx: Context, plugs: readonly ContestPlug[]): void {
  const plugOf = (type: ContestType) =>
    must(
      plugs.find((plug) => plug.type === type),
      `the plug of ${type}`,
    );
  const refuseOthers = (plug: ContestPlug, body: object, part: 'opening' | 'entering') => {
    const known = new Set(plug.fields?.[part] ?? []);
    const others = plugs.flatMap(({ fields }) => fields?.[part] ?? []).filter((name) => name in body && !known.has(name));
    const [first] = others;
    if (first !== undefined)
      throw new Refusal('bad_input', `${first} says nothing in ${plug.words}.`, { [first]: 'is not a setting of this kind' });
  };

  route(ctx, 'GET ad/pagedata', () => ctx.db.read((tx) => readAdminPage(tx, plugs, ctx.wall.now())));

  route(ctx, 'GET ad/user_entries', ({ query }) =>
    ctx.db.read(async (tx) => {
      if (!(await findUser(tx, query.user_id))) throw noUser();
      return readUserEntries(tx, query.user_id);
    }),
  );

  route(ctx, 'GET ad/adduser', async ({ query, viewer, request }) =>
    success(await addUser(ctx, viewer, { email: query.email, name: query.name, groupNumber: query.group_number }, request.ip)),
  );

  route(ctx, 'POST ad/add_contest', async ({ body, viewer, request }) =>
    ctx.db.write(async (tx, touch) => {
      const now = ctx.clock.now();
      const plug = plugOf(body.contest_type);
      refuseOthers(plug, body, 'opening');
      const { name, year, group_number: groupNumber = viewer.groupNumber, first_week: firstWeek } = body;
      const id = await addContest(tx, touch, { type: plug.type, name, year, groupNumber, firstWeek, now });
      await plug.opening?.({ tx, touch, contestId: id, now }, body);
      await logActivity(tx, { at: now, action: 'contest.added', by: viewer, ip: request.ip, after: { id, ...body } });
      return success(id);
    }),
  );

  route(ctx, 'POST ad/add_contest_entry', async ({ body, viewer, request }) =>
    ctx.db.write(async (tx, touch) => {
      const now = ctx.clock.now();
      const user = await findUser(tx, body.user_id);
      if (!user) throw noUser();
      const contest = await contestById(tx, body.contest_id);
      if (!contest) throw new Refusal('not_found', 'There is no such contest.', { contest_id: 'is not known' });
      if (contest.groupNumber !== user.group_number)
        throw new Refusal('conflict', `${user.username} is in another group than this contest.`, { user_id: 'is in another group' });
      const plug = plugOf(contest.type);
      refuseOthers(plug, body, 'entering');
      const entry = await addEntry(tx, touch, {
        contestId: body.contest_id,
        userId: user.id,
        name: body.entry_name,
        username: (await plug.settings?.entryName?.(tx, user.id)) || user.username,
        now,
      });
      await plug.entering?.({ tx, touch, contestId: contest.id, entryId: entry.id, now }, body);
      const { contest_id, user_id, entry_name, ...settings } = body;
      await logActivity(tx, { at: now, action: 'entry.added', by: viewer, ip: request.ip, after: { ...entry, ...settings } });
      return success(entry.id);
    }),
  );

  route(ctx, 'POST ad/remove_contest_entry', async ({ body, viewer, request }) =>
    ctx.db.write(async (tx, touch) => {
      const now = ctx.clock.now();
      const entry = await entryById(tx, body.entry_id);
      if (!entry || entry.userId !== body.user_id) throw noEntry();
      await removeEntry(tx, touch, entry, now);
      await logActivity(tx, { at: now, action: 'entry.removed', by: viewer, ip: request.ip, before: entry });
      return success(entry.id);
    }),
  );
}
