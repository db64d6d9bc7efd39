import { logActivity } from '../people/activity/activity.store';
import { findUser } from '../people/accounts/users.store';
import type { Context } from '../web/context';
import { Refusal } from '../ground/refusal';
import { route } from '../web/http/route';
import { wishedEntryName } from '../people/options/options.store';
import { addUser } from './add-user';
import { readAdminPage, readUserEntries } from './admin-page.store';
import { addContest, contestById } from '../contests/contests.store';
import { addEntry, entryById, removeEntry, setSidebet } from '../contests/entries.store';

const success = (id?: number) => ({ result: 'success' as const, ...(id === undefined ? {} : { id }) });
const noUser = () => new Refusal('not_found', 'There is no such user.', { user_id: 'is not known' });
const noEntry = () => new Refusal('not_found', 'There is no such entry.', { entry_id: 'is not known' });

/** How an administrator sets contests up. */
export function contestRoutes(ctx: Context): void {
  route(ctx, 'GET ad/pagedata', () => ctx.db.read((tx) => readAdminPage(tx, ctx.wall.now())));

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
      const {
        contest_type: type,
        name,
        year,
        points_per_entry: pointsPerEntry,
        cigar_points: cigarPoints,
        overall_points: overallPoints,
        group_number: groupNumber = viewer.groupNumber,
      } = body;
      const id = await addContest(tx, touch, {
        type,
        name,
        year,
        groupNumber,
        pointsPerEntry,
        cigarPoints,
        overallPoints,
        now,
      });
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
      const entry = await addEntry(tx, touch, {
        contestId: body.contest_id,
        userId: user.id,
        name: body.entry_name,
        username: (await wishedEntryName(tx, user.id, contest.type)) || user.username,
        sidebet: body.sidebet === 1,
        now,
      });
      await logActivity(tx, { at: now, action: 'entry.added', by: viewer, ip: request.ip, after: entry });
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

  route(ctx, 'POST ad/set_sidebet', async ({ body, viewer, request }) =>
    ctx.db.write(async (tx, touch) => {
      const entry = await entryById(tx, body.entry_id);
      if (!entry) throw noEntry();
      await setSidebet(tx, touch, entry, body.sidebet === 1);
      await logActivity(tx, {
        at: ctx.clock.now(),
        action: 'entry.sidebet',
        by: viewer,
        ip: request.ip,
        before: { id: entry.id, sidebet: entry.sidebet },
        after: { id: entry.id, sidebet: body.sidebet === 1 },
      });
      return success(entry.id);
    }),
  );
}
