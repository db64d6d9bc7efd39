import type { Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { logActivity } from '../../people/activity/activity.store';
import { hasKickedOff, isOffBoard } from '../../sport/games/game.rules';
import { gameById } from '../../sport/games/games.store';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { noSuchEntry } from '../entries/access';
import { refuseRemovedEntry } from '../entries/removed-entry';
import { wantedEntry } from '../entries/wanted-contest';
import { kickoffWords, teamOf } from '../game-rows/team-words.rules';
import type { Memories } from '../memories';
import { refusePicksOfFrozen } from '../seasons/freezes.store';
import { readCalendar, weekAt, weekStart } from '../weeks/calendar';
import { __id__Kind } from './__id__.kind';
import { pickOfWeek, writePick } from './__id__.store';
import type { TeamPick } from './standings.rules';

/** Setting one's pick of the week that is on, until its game kicks off. */
export function pickRoutes(ctx: Context, { directory }: Memories): void {
  route(ctx, 'POST __id__/pick', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const now = ctx.clock.now();
      const memberships = directory.in(tx);
      if (!(await memberships.entry(body.entry_id))) await refuseRemovedEntry(tx, viewer, body.entry_id);
      const { entry, contest } = await wantedEntry(memberships, viewer, __id__Kind, body.entry_id);
      if (entry.userId !== viewer.userId) throw noSuchEntry();
      await refusePicksOfFrozen(tx, contest.id);
      const calendar = await readCalendar(tx, contest.year, __id__Kind);
      const week = weekAt(calendar, now, calendar.weeks);
      const pick = { week, eventId: body.event_id, side: body.side };
      await refuseGame(tx, pick, weekStart(calendar, week), now);
      await refuseLocked(tx, await pickOfWeek(tx, entry.id, week), now);
      await writePick(tx, invalidate, { contestId: contest.id, entryId: entry.id, pick, savedAt: now });
      // Administrators read the log, so it does not say what is still sealed.
      await logActivity(tx, {
        at: now,
        action: '__id__.pick',
        by: viewer,
        ip: request.ip,
        after: { entry_id: entry.id, week },
        place: { contest: contest.id },
      });
      return { result: 'success' as const };
    }),
  );
}

async function refuseGame(tx: Tx, { eventId, side, week }: TeamPick, opens: string | undefined, now: number): Promise<void> {
  const game = await gameById(tx, eventId);
  if (!game || game.weekStart !== opens || !(__id__Kind.sports as readonly string[]).includes(game.sport))
    throw new Refusal('bad_input', `This is not a game of week ${week}. Nothing was saved.`, { event_id: 'is not a game of the week' });
  if (isOffBoard(game))
    throw new Refusal('bad_input', `${teamOf(game, side)} will not play this week. Nothing was saved.`, { event_id: 'is not played' });
  if (hasKickedOff(game, now))
    throw new Refusal('game_started', `${teamOf(game, side)} kicked off at ${kickoffWords(game.kickoffAt)}. Nothing was saved.`, {
      event_id: 'is too late',
    });
}

/** The clock alone locks a pick, whatever became of its game. */
async function refuseLocked(tx: Tx, pick: TeamPick | undefined, now: number): Promise<void> {
  const game = pick && (await gameById(tx, pick.eventId));
  if (!game || !hasKickedOff(game, now)) return;
  const words = `${teamOf(game, pick.side)} kicked off at ${kickoffWords(game.kickoffAt)}, so your pick stands.`;
  throw new Refusal('game_started', words, { event_id: 'is too late' });
}
