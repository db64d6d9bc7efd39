import { plural } from '@poolhouse/contract/formats';
import type { Contest } from '../../contests/contest';
import { contestById } from '../../contests/entries/contests.store';
import { entryById, removeEntry } from '../../contests/entries/entries.store';
import { renameEntries } from '../../contests/entries/rename-entries.store';
import { checkpoints } from '../../contests/log/log-note';
import { refuseOwnOnceBegun } from '../../contests/seasons/begun.store';
import { refuseFrozen } from '../../contests/seasons/freezes.store';
import { refuseStaying } from '../../contests/seasons/staying-entry';
import type { Tx } from '../../ground/db/database';
import { perform } from '../../ground/db/rehearse';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { findUser } from '../../people/accounts/users.store';
import { logActivity } from '../../people/activity/activity.store';
import { tellPlayer } from '../../people/mail/tell-player';
import { boardOf } from '../../people/smack/smack.store';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import type { AdminDeps } from '../admin-deps';
import { meantGroup } from '../facts/own-group';
import { mailWords } from '../mail-words';
import { succeed } from '../succeed';
import { announce } from './announce';
import { readContestCard } from './contest-card';
import { copyContest } from './copy-contest';
import { enterContest, enterMembers, openContest, plugOf, refuseOthers } from './open-contest';
import { isPaid, markPaid } from './payments.store';
import { remindNow } from './remind-now';

const noUser = () => new Refusal('not_found', 'There is no such user.', { user_id: 'is not known' });
const noEntry = () => new Refusal('not_found', 'There is no such entry.', { entry_id: 'is not known' });

export async function knownContest(tx: Tx, id: number): Promise<Contest> {
  const contest = await contestById(tx, id);
  if (!contest) throw new Refusal('not_found', 'There is no such contest, or you are not in it.', { contest_id: 'is not known' });
  return contest;
}

/** How an administrator opens contests, and says who is in them. */
export function contestRoutes(ctx: Context, deps: AdminDeps): void {
  cardRoutes(ctx, deps);
  openingRoutes(ctx, deps);
  enteringRoutes(ctx, deps);
  renamingRoute(ctx);
  paymentRoute(ctx, deps);
  noticeRoutes(ctx, deps);
}

/** What a contest is, or would be. */
function cardRoutes(ctx: Context, { contests }: AdminDeps): void {
  const { plugs } = contests;

  route(ctx, 'GET ad/contest', ({ query }) =>
    ctx.db.read(async (tx) => readContestCard(tx, contests, await knownContest(tx, query.contest_id), ctx.clock.now())),
  );

  route(ctx, 'POST ad/preview_contest', async ({ body }) => {
    const plug = plugOf(plugs, body.contest_type);
    refuseOthers(plugs, plug, body, 'opening');
    const { entries, ...terms } = body;
    const nothing = { pot: 0, prizes: { data: [] }, weeks: { data: [] }, adds_up: 1 as const, message: '' };
    return plug.worth?.(terms, entries) ?? nothing;
  });
}

function openingRoutes(ctx: Context, { contests: { plugs } }: AdminDeps): void {
  route(ctx, 'POST ad/add_contest', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const doing = { tx, invalidate, plugs, viewer, ip: request.ip, now: ctx.clock.now() };
      const { enter_members: everybody, ...terms } = body;
      const id = await openContest(doing, terms, meantGroup(viewer, body.group_number));
      const entered = everybody === 1 ? await enterMembers(doing, await knownContest(tx, id)) : 0;
      return succeed(`${body.name} ${body.year} is open${everybody === 1 ? ` with ${plural(entered, 'entry', 'entries')}` : ''}`, id);
    }),
  );

  route(ctx, 'POST ad/copy_contest', ({ body, viewer, request }) =>
    perform(ctx.db, body.dry_run === 1, async (tx, invalidate) => {
      const copy = { plugs, viewer, ip: request.ip, contestId: body.contest_id, year: body.year, name: body.name, now: ctx.clock.now() };
      const { id, entries } = await copyContest(tx, invalidate, copy);
      const said = `${body.year} ${body.dry_run === 1 ? 'would open' : 'is open'} with ${plural(entries, 'entry', 'entries')}`;
      return { ...succeed(said, body.dry_run === 1 ? undefined : id), entries };
    }),
  );
}

/** Who comes in, and who goes. */
function enteringRoutes(ctx: Context, { contests: { plugs } }: AdminDeps): void {
  route(ctx, 'POST ad/add_contest_entry', ({ body: { contest_id, user_id, ...body }, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const user = await findUser(tx, user_id);
      if (!user || user.closed_at !== null) throw noUser();
      const contest = await knownContest(tx, contest_id);
      const entry = await enterContest({ tx, invalidate, plugs, viewer, ip: request.ip, now: ctx.clock.now() }, contest, user, body);
      return succeed(`${entry.name} is in ${contest.name}`, entry.id);
    }),
  );

  route(ctx, 'POST ad/remove_contest_entry', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const now = ctx.clock.now();
      const entry = await entryById(tx, body.entry_id);
      if (!entry || entry.userId !== body.user_id) throw noEntry();
      await refuseFrozen(tx, entry.contestId);
      await refuseStaying(tx, plugs, entry, now);
      await removeEntry(tx, invalidate, entry, now);
      await logActivity(tx, {
        at: now,
        action: 'entry.removed',
        by: viewer,
        ip: request.ip,
        before: entry,
        place: { contest: entry.contestId },
      });
      return succeed(`${entry.name} was taken out; its picks stay in the history`, entry.id);
    }),
  );
}

function renamingRoute(ctx: Context): void {
  route(ctx, 'POST ad/rename_entry', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const now = ctx.clock.now();
      const entry = await entryById(tx, body.entry_id);
      if (!entry) throw noEntry();
      const contest = await knownContest(tx, entry.contestId);
      await refuseFrozen(tx, contest.id);
      const board = boardOf(contest.type, contest.id);
      const { id, contestId, userId, name: oldName } = entry;
      await renameEntries(tx, invalidate, { contestId: contest.id, now }, [
        { id, contestId, userId, board, oldName, newName: body.entry_name },
      ]);
      await logActivity(tx, {
        at: now,
        action: 'entry.renamed',
        by: viewer,
        ip: request.ip,
        before: { id, name: oldName },
        after: { id, name: body.entry_name, reason: body.reason },
        place: { contest: contestId },
      });
      await tellRenamed(tx, ctx, { userId, oldName, newName: body.entry_name, contest, by: viewer, reason: body.reason });
      return succeed(`${oldName} is called ${body.entry_name} now`, id);
    }),
  );
}

interface Renaming {
  userId: number;
  oldName: string;
  newName: string;
  contest: Contest;
  by: Viewer;
  reason: string | undefined;
}

/** Whose entry it is hears of it, unless they did it themselves. */
async function tellRenamed(tx: Tx, { mail, wall }: Context, { userId, oldName, newName, contest, by, reason }: Renaming): Promise<void> {
  const owner = await findUser(tx, userId);
  if (!owner || owner.id === by.userId) return;
  await tellPlayer(tx, { mail, wallNow: wall.now() }, owner, {
    subject: `Your entry is called ${newName} now`,
    paragraphs: [`${by.username} renamed your entry ${oldName} in ${contest.name} to ${newName}.`, ...(reason ? [reason] : [])],
  });
}

function paymentRoute(ctx: Context, { contests: { plugs } }: AdminDeps): void {
  route(ctx, 'POST ad/paid', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const now = ctx.clock.now();
      const entry = await entryById(tx, body.entry_id);
      if (!entry) throw noEntry();
      const contest = await knownContest(tx, entry.contestId);
      const { sports, begun } = plugOf(plugs, contest.type);
      await refuseOwnOnceBegun(tx, entry, { viewer, contest, sports, ...(begun && { begun }), now });
      const before = await isPaid(tx, entry.id);
      if (before !== (body.paid === 1)) {
        await markPaid(tx, invalidate, entry.id, body.paid === 1 ? { at: now, by: viewer.username } : null);
        await logActivity(tx, {
          at: now,
          action: 'entry.paid',
          by: viewer,
          ip: request.ip,
          before: { id: entry.id, paid: before ? 1 : 0 },
          after: { id: entry.id, paid: body.paid },
          place: { contest: entry.contestId },
        });
      }
      return succeed(`${entry.name} ${body.paid === 1 ? 'has paid' : 'has not paid'}`, entry.id);
    }),
  );
}

/** What players are notified and reminded of. */
function noticeRoutes(ctx: Context, { contests: { plugs, modules, memories }, about }: AdminDeps): void {
  const checkpointOf = checkpoints(ctx.proof, memories.logs);

  route(ctx, 'POST ad/announce', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const contest = await knownContest(tx, body.contest_id);
      const checkpoint = body.mail === 1 ? await checkpointOf(tx, contest.id) : undefined;
      const mails = await announce(tx, invalidate, ctx, {
        contest,
        kind: plugOf(plugs, contest.type),
        message: body.message,
        mail: body.mail === 1,
        checkpoint,
        viewer,
        ip: request.ip,
      });
      return succeed(body.mail === 1 ? `posted, and ${mailWords(mails, about.mailServer)}` : 'posted');
    }),
  );

  route(ctx, 'POST ad/remind', ({ body, viewer, request }) =>
    ctx.db.write(async (tx) => {
      const contest = await knownContest(tx, body.contest_id);
      const sources = modules.flatMap(({ missingPicks }) => missingPicks ?? []);
      const checkpoint = await checkpointOf(tx, contest.id);
      const { mails, missing } = await remindNow(tx, ctx, { contest, sources, viewer, ip: request.ip, checkpoint });
      return succeed(`${mailWords(mails, about.mailServer)}; ${plural(missing, 'entry lacks', 'entries lack')} picks`);
    }),
  );
}
