import { Refusal } from '../../../ground/refusal';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { gameById } from '../../../sport/games/games.store';
import { keepHalf } from '../../../sport/tournament/tournament.store';
import type { Memories } from '../../memories';
import { lockBoard } from '../board/boards.store';
import { isEmpty } from '../board/digits.rules';
import { drawDue } from '../draw/draw-due';
import { entryOfBoard, reasonGiven, writeBoard } from './board-write';
import { isOpen } from './claim.rules';
import { markPaid, paidEntries, removeClaimsOf } from './claims.store';
import { closedWords } from './closed-words.rules';
import { openAnother } from './open-another';
import { reopen } from './reopen';
import { saveSettings } from './save-settings';

const success = { result: 'success' as const };

/** How an administrator runs a board. */
export function adminRoutes(ctx: Context, memories: Memories): void {
  const room = { ctx, memories };

  route(ctx, 'POST bbsquares/lock', async ({ body, viewer, request: { ip } }) => {
    await writeBoard(room, { viewer, ip, contestId: body.contest_id }, async ({ tx, touch, contest, live, now, log }) => {
      if (!isOpen(live.state)) throw new Refusal('conflict', closedWords(live.lockAt));
      await lockBoard(tx, touch, contest.id, now);
      await log('locked', { after: { claimed: live.claims.length } });
      await drawDue(tx, touch, contest, now);
    });
    return success;
  });

  route(ctx, 'POST bbsquares/reopen', async ({ body, viewer, request: { ip } }) => {
    await writeBoard(room, { viewer, ip, contestId: body.contest_id }, (write) => {
      if (!isEmpty(write.live.board.numbers)) throw new Refusal('conflict', 'There are numbers already. Clear or void them first.');
      return reopen(write, { lockAt: body.lock_at, reason: reasonGiven(body.reason, 'the board opens again') });
    });
    return success;
  });

  route(ctx, 'POST bbsquares/settings', async ({ body, viewer, request: { ip } }) => {
    await writeBoard(room, { viewer, ip, contestId: body.contest_id }, (write) => saveSettings(write, body));
    return success;
  });

  route(ctx, 'POST bbsquares/paid', async ({ body, viewer, request: { ip } }) => {
    await writeBoard(room, { viewer, ip, contestId: body.contest_id }, async (write) => {
      const entry = entryOfBoard(write, body.entry_id);
      await markPaid(write.tx, write.touch, write.contest.id, {
        entryId: entry.id,
        paid: body.paid === 1,
        by: viewer.username,
        now: write.now,
      });
      await write.log('paid', { after: { entry: entry.name, paid: body.paid } });
    });
    return success;
  });

  route(ctx, 'POST bbsquares/release_unpaid', ({ body, viewer, request: { ip } }) =>
    writeBoard(room, { viewer, ip, contestId: body.contest_id }, async ({ tx, touch, contest, live, log, memberships }) => {
      if (!isOpen(live.state)) throw new Refusal('board_locked', closedWords(live.lockAt));
      const paid = await paidEntries(tx, contest.id);
      const unpaid = live.claims.filter(({ entryId }) => !paid.has(entryId));
      const entryIds = [...new Set(unpaid.map(({ entryId }) => entryId))];
      await removeClaimsOf(tx, touch, contest.id, entryIds);
      if (unpaid.length > 0)
        await log('unpaid_released', {
          before: { squares: unpaid.map(({ x, y, entryId }) => [x, y, memberships.entryById.get(entryId)?.name]) },
        });
      return { ...success, count: unpaid.length };
    }),
  );

  route(ctx, 'POST bbsquares/halftime', async ({ body, viewer, request: { ip } }) => {
    const { event_id: eventId, score1, score2 } = body;
    // It concerns the games of every board, so it waits for all writes.
    await writeBoard(room, { viewer, ip, contestId: body.contest_id, alone: true }, async ({ tx, touch, contest, log }) => {
      const game = await gameById(tx, eventId);
      if (game?.sport !== 'NCAAB' || game.season !== contest.year)
        throw new Refusal('not_found', 'There is no such game.', { event_id: 'is not known' });
      if ((score1 === null) !== (score2 === null))
        throw new Refusal('bad_input', 'Say both scores, or neither.', { score1: 'is missing', score2: 'is missing' });
      await keepHalf(tx, touch, game, score1 === null || score2 === null ? null : { score1, score2 });
      await log('halftime', { after: { event: eventId, score1, score2 } });
    });
    return success;
  });

  route(ctx, 'POST bbsquares/another', ({ body, viewer, request: { ip } }) =>
    // It changes which contests there are, so it waits for all writes.
    ctx.db.write(async (tx, touch) =>
      openAnother({ tx, touch, memberships: await memories.directory.readIn(tx), viewer, ip, now: ctx.clock.now() }, body.contest_id),
    ),
  );
}
