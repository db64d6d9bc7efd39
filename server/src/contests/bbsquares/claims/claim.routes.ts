import { Refusal } from '../../../ground/refusal';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import type { Memories } from '../../memories';
import { entryOfBoard, writeBoard } from '../board/board-write';
import { isOpen } from '../board/claim.rules';
import { putWord } from '../board/claims.store';
import { closedWords } from '../board/closed-words.rules';
import { claimRandom } from './claim-random';
import { claimSome } from './claim-some';
import { saveDigit } from './save-digit';
import { saveSquare } from './save-square';

/** Claiming and releasing squares, words for the draw, and numbers that are typed in. */
export function claimRoutes(ctx: Context, memories: Memories): void {
  const room = { ctx, memories };

  route(ctx, 'POST bbsquares/savesquare', async ({ body, viewer, request: { ip } }) => {
    await writeBoard(room, { viewer, ip, contestId: body.contest_id }, (write) =>
      body.type === 'square' ? saveSquare(write, body) : saveDigit(write, body),
    );
    return { result: 'success' as const };
  });

  route(ctx, 'POST bbsquares/claim', ({ body, viewer, request: { ip } }) =>
    writeBoard(room, { viewer, ip, contestId: body.contest_id }, (write) => claimSome(write, body)),
  );

  route(ctx, 'POST bbsquares/claim_random', async ({ body, viewer, request: { ip } }) => {
    await writeBoard(room, { viewer, ip, contestId: body.contest_id }, (write) => claimRandom(write, body));
    return { result: 'success' as const };
  });

  route(ctx, 'POST bbsquares/word', async ({ body, viewer, request: { ip } }) => {
    await writeBoard(room, { viewer, ip, contestId: body.contest_id }, async (write) => {
      const entry = entryOfBoard(write, body.entry_id);
      if (!isOpen(write.live.state)) throw new Refusal('board_locked', `${closedWords(write.live.lockAt)} Words are frozen with them.`);
      await putWord(write.tx, write.invalidate, write.contest.id, { entryId: entry.id, word: body.word });
      // The word itself is the player's until the lock.
      await write.log('word_set', { after: { entry: entry.name } });
    });
    return { result: 'success' as const };
  });
}
