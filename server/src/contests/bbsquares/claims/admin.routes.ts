import type { Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import type { Game } from '../../../sport/games/game';
import { gameById } from '../../../sport/games/games.store';
import { callWalkover } from '../../../sport/tournament/walkover';
import { keepHalf } from '../../../sport/tournament/tournament.store';
import type { Memories } from '../../memories';
import { contestFor } from '../../access';
import { lockBoard } from '../board/boards.store';
import { readLiveBoard } from '../board/live-board';
import { squaresKind } from '../bbsquares.kind';
import { isEmpty } from '../board/digits.rules';
import { drawDue } from '../draw/draw-due';
import { entryOfBoard, reasonGiven, writeBoard } from './board-write';
import { isOpen } from './claim.rules';
import { markPaid } from './claims.store';
import { closedWords } from './closed-words.rules';
import { openAnother } from './open-another';
import { reopen } from './reopen';
import { previewSettings, saveSettings } from './save-settings';
import { releaseUnpaid } from './release-unpaid';

const success = { result: 'success' as const };

async function gameOfBoard(tx: Tx, year: number, eventId: number): Promise<Game> {
  const game = await gameById(tx, eventId);
  if (game?.sport !== 'NCAAB' || game.season !== year)
    throw new Refusal('not_found', 'There is no such game.', { event_id: 'is not known' });
  return game;
}

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

  route(ctx, 'POST bbsquares/preview_settings', async ({ body, viewer }) => {
    const contest = contestFor(await memories.directory.read(), viewer, squaresKind.type, body.contest_id);
    return previewSettings(await ctx.db.read((tx) => readLiveBoard(tx, contest, ctx.clock.now())), body);
  });

  route(ctx, 'POST bbsquares/walkover', async ({ body, viewer, request: { ip } }) => {
    const { event_id: eventId, winner } = body;
    // It concerns every board and bracket, so it waits for all writes.
    await writeBoard(room, { viewer, ip, contestId: body.contest_id, alone: true }, async ({ tx, touch, contest, now, log }) => {
      const reason = reasonGiven(body.reason, 'a team goes on without playing, or does not');
      const game = await gameOfBoard(tx, contest.year, eventId);
      await callWalkover(tx, touch, game, { winner: winner === 0 ? null : winner, by: viewer.username, reason, now });
      await log('walkover', { after: { event: eventId, game: `${game.team1}–${game.team2}`, winner, reason } });
    });
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
    writeBoard(room, { viewer, ip, contestId: body.contest_id }, async (write) => ({
      ...success,
      count: await releaseUnpaid(write, { mail: ctx.mail, wallNow: ctx.wall.now() }),
    })),
  );

  route(ctx, 'POST bbsquares/halftime', async ({ body, viewer, request: { ip } }) => {
    const { event_id: eventId, score1, score2 } = body;
    // It concerns the games of every board, so it waits for all writes.
    await writeBoard(room, { viewer, ip, contestId: body.contest_id, alone: true }, async ({ tx, touch, contest, log }) => {
      const game = await gameOfBoard(tx, contest.year, eventId);
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
