import type { ParsedBody } from '@poolhouse/contract';
import { overrideReason } from '../contests/entries/override-reason.rules';
import { tag } from '../ground/db/database';
import { Refusal } from '../ground/refusal';
import type { Viewer } from '../ground/viewer';
import { logActivity } from '../people/activity/activity.store';
import { keepStarter, starterIdOf, startersOf } from '../sport/facts/facts.store';
import { hasKickedOff } from '../sport/games/game.rules';
import { gameById } from '../sport/games/games.store';
import { nameId } from '../sport/imports/fact-columns.rules';
import type { Context } from '../web/context';
import { askUpdate } from './ask-update';
import { forgetFinals } from './update.store';

/** Keeps who starts, and computes what follows from it. Facts are entered here; points follow from the model alone. */
export async function setQuarterback(
  ctx: Context,
  { event_id, side, name, reason: typed }: ParsedBody<'POST ssf/set_quarterback'>,
  { viewer, ip }: { viewer: Viewer; ip: string },
): Promise<void> {
  const reason = overrideReason(typed, true);
  if (reason === null)
    throw new Refusal('reason_required', 'Say who told you, in at least 3 letters. Everybody will see it.', { reason: 'is needed' });
  await ctx.db.write(async (tx, invalidate) => {
    const now = ctx.clock.now();
    const game = await gameById(tx, event_id);
    if (!game || game.sport !== 'NFL') throw new Refusal('not_found', 'There is no such game.', { event_id: 'is not known' });
    if (hasKickedOff(game, now)) throw new Refusal('game_started', `${game.team1} at ${game.team2} has kicked off; who started stands.`);
    const before = (await startersOf(tx, [event_id])).get(event_id)?.[side === 1 ? 0 : 1] ?? null;
    const id = (await starterIdOf(tx, side === 1 ? game.abbrev1 : game.abbrev2, name)) ?? nameId(name);
    await keepStarter(tx, { eventId: event_id, side, starter: { id, name }, source: 'admin', reason, now });
    await forgetFinals(tx);
    invalidate(tag.games(game.weekStart));
    const after = { event_id, side, name, reason };
    await logActivity(tx, {
      at: now,
      action: 'ssf.quarterback',
      by: viewer,
      ip,
      before: { name: before?.name ?? '' },
      after,
      place: 'site',
    });
  });
  // Where a run is under way already, the agent's next look finds that something is new.
  await askUpdate(ctx, { often: true }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}
