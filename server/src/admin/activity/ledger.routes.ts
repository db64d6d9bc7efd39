import type { Entry } from '../../contests/contest';
import { entryById } from '../../contests/entries/entries.store';
import { anotherAdministrator } from '../../contests/entries/four-eyes';
import type { Overrides } from '../../contests/overrides';
import { refuseFrozen } from '../../contests/seasons/freezes.store';
import { refuseStaying } from '../../contests/seasons/staying-entry';
import { agentByName } from '../../ground/agents/agents.store';
import type { Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { findUser } from '../../people/accounts/users.store';
import { logActivity, placeOf } from '../../people/activity/activity.store';
import { tellPlayer } from '../../people/mail/tell-player';
import { readKept, writeKept } from '../../people/retention/retention-settings.store';
import { KEPT_FOR_EVER } from '../../people/retention/retention.rules';
import { gameById } from '../../sport/games/games.store';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import type { AdminDeps } from '../admin-deps';
import { noteCorrection } from '../games/correction-ledger';
import { activityReach, reachOf } from '../reach';
import { succeed } from '../succeed';
import { HOUSE_UNDO } from './house-undo';
import {
  changedSince,
  entryNames,
  entryOf,
  ledgerLine,
  markUndone,
  overrideLines,
  overrideRow,
  subjectOf,
  type LedgerLine,
} from './ledger.store';
import { HOUSE_OVERRIDES } from './overrides.rules';

const noSuchLine = () => new Refusal('not_found', 'There is no such line in the log.', { activity_id: 'is not known' });

/** What administrators did by hand, taking it back, and how long the log is kept. */
export function ledgerRoutes(ctx: Context, deps: AdminDeps): void {
  const ofContests = Object.assign({}, ...deps.contests.modules.map(({ overrides }) => overrides ?? {})) as Overrides;
  const kinds: Kinds = {
    ofContests,
    actions: [...HOUSE_OVERRIDES, ...Object.keys(ofContests)],
    undoable: (action) => action in HOUSE_UNDO || Boolean(ofContests[action]),
  };
  overridesRoute(ctx, kinds);
  undoRoute(ctx, deps, kinds);
  retentionRoutes(ctx);
}

/** What is an override, and which of them can be taken back. */
interface Kinds {
  ofContests: Overrides;
  actions: readonly string[];
  undoable: (action: string) => boolean;
}

function overridesRoute(ctx: Context, { actions, undoable }: Kinds): void {
  route(ctx, 'GET ad/overrides', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const { lines, total } = await overrideLines(tx, {
        reach: activityReach(reachOf(viewer, query.group_number)),
        contestId: query.contest_id,
        after: query.after,
        limit: query.limit,
        actions,
      });
      const names = await entryNames(
        tx,
        lines.flatMap((line) => entryOf(line) ?? []),
      );
      return { overrides: { data: lines.map((line) => overrideRow(line, names, line.undoneBy === null && undoable(line.action))), total } };
    }),
  );
}

function undoRoute(ctx: Context, deps: AdminDeps, kinds: Kinds): void {
  const { ofContests } = kinds;
  const noted = noteCorrection(deps);

  route(ctx, 'POST ad/undo_override', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const now = ctx.clock.now();
      const line = await undoableLine(tx, body.activity_id, viewer, kinds);
      const entryId = entryOf(line);
      const entry = entryId === undefined ? undefined : await entryById(tx, entryId);
      if (entry && entry.userId === viewer.userId && (line.action in ofContests || line.action === 'entry.paid'))
        throw anotherAdministrator();
      const game = line.action === 'game.set' ? await gameById(tx, Number(line.before?.['id'])) : undefined;
      if (line.action === 'entry.added' || line.action === 'entry.removed')
        await refuseStaying(tx, deps.contests.plugs, (line.after ?? line.before) as unknown as Entry, now);
      const undoing = {
        tx,
        invalidate,
        viewer,
        ip: request.ip,
        reason: body.reason,
        now,
        before: line.before ?? {},
        after: line.after ?? {},
      };
      const own = ofContests[line.action];
      await (own && line.contestId !== null
        ? own({ ...undoing, contestId: line.contestId })
        : HOUSE_UNDO[line.action]?.({ ...undoing, ctx }));
      const became = game && (await gameById(tx, game.id));
      if (game && became) await noted(tx, game, became, { at: now, by: viewer, ip: request.ip, reason: body.reason });
      const after = { ...line.before, reason: body.reason, activity_id: line.id, action: line.action };
      const activity = { at: now, action: 'override.undone', by: viewer, ip: request.ip, before: line.after ?? {}, after };
      const undone = await logActivity(tx, { ...activity, place: placeOf(line) });
      await markUndone(tx, line.id, undone);
      if (entry) await tellOwner(tx, ctx, entry, { by: viewer, reason: body.reason });
      return succeed('taken back', undone);
    }),
  );
}

/** The line that is to be taken back; refuses where it is not there, or cannot be. */
async function undoableLine(tx: Tx, id: number, viewer: Viewer, { actions, undoable }: Kinds): Promise<LedgerLine> {
  const line = await ledgerLine(tx, id);
  if (!line || !actions.includes(line.action)) throw noSuchLine();
  if (!undoable(line.action)) throw new Refusal('conflict', 'This cannot be taken back.', { activity_id: 'cannot be taken back' });
  if (line.undoneBy !== null) throw new Refusal('conflict', 'This was taken back already.', { activity_id: 'was taken back' });
  // Of games and what is the site's no group decides.
  if (line.groupNumber === null && !viewer.isAdmin) throw noSuchLine();
  if (line.contestId !== null) await refuseFrozen(tx, line.contestId);
  if (await changedSince(tx, line, subjectOf(line.after ?? line.before)))
    throw new Refusal('conflict', 'It was changed again since. Take the later change back first.', {
      activity_id: 'is not the latest',
    });
  return line;
}

/** Whose entry it is hears of it, unless they did it themselves. */
async function tellOwner(tx: Tx, { mail, wall }: Context, entry: Entry, { by, reason }: { by: Viewer; reason: string }): Promise<void> {
  const owner = await findUser(tx, entry.userId);
  if (!owner || owner.id === by.userId || owner.closed_at !== null) return;
  await tellPlayer(tx, { mail, wallNow: wall.now() }, owner, {
    subject: `A change of your entry ${entry.name} was taken back`,
    paragraphs: [`${by.username} took back what was changed of ${entry.name}. ${reason}`],
  });
}

function retentionRoutes(ctx: Context): void {
  route(ctx, 'GET ad/retention', () =>
    ctx.db.read(async (tx) => ({
      retention: { data: [{ ID: 1 as const, ...(await readKept(tx)) }] },
      last_outcome: (await agentByName(tx, 'retention'))?.last_outcome ?? '',
      kept_for_ever: [...KEPT_FOR_EVER],
    })),
  );

  route(ctx, 'POST ad/retention', ({ body, viewer, request }) =>
    ctx.db.write(async (tx) => {
      const before = await readKept(tx);
      const after = { ...before, ...Object.fromEntries(Object.entries(body).filter(([, days]) => days !== undefined)) };
      await writeKept(tx, after);
      await logActivity(tx, { at: ctx.clock.now(), action: 'retention.set', by: viewer, ip: request.ip, before, after, place: 'site' });
      return succeed('the agent goes by it within an hour');
    }),
  );
}
