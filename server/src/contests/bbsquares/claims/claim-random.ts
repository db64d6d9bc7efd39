import { randomInt } from 'node:crypto';
import { plural } from '@poolhouse/contract/formats';
import { Refusal } from '../../../ground/refusal';
import { runsContest } from '../../../ground/roles.rules';
import { refuseAct } from '../board/acts';
import { entryOfBoard, type BoardWrite } from '../board/board-write';
import { tooMany } from '../board/claim.rules';
import { putClaims } from '../board/claims.store';
import { placeOf } from '../board/digits.rules';
import { claimedLines } from '../log/board-lines';

/** Claims so many free squares for an entry, chosen by the server, all or none. */
export async function claimRandom(write: BoardWrite, { entry_id: entryId, count }: { entry_id: number; count: number }): Promise<void> {
  const { tx, invalidate, contest, live, viewer, now, log, tell } = write;
  const entry = entryOfBoard(write, entryId);
  refuseAct('claim', live);
  const has = live.claims.filter((claim) => claim.entryId === entryId).length;
  const refused = runsContest(viewer, contest) ? undefined : tooMany(has + count, live.board.maxSquares, has);
  if (refused) throw new Refusal(refused.code, refused.message, { count: `at most ${live.board.maxSquares - has} more` });
  const taken = new Set(live.claims.map(({ x, y }) => placeOf(x, y)));
  const free = Array.from({ length: 100 }, (_, place) => place).filter((place) => !taken.has(place));
  if (free.length < count)
    throw new Refusal('conflict', `Only ${plural(free.length, 'square is', 'squares are')} free.`, { count: `at most ${free.length}` });
  const chosen = Array.from({ length: count }, () => free.splice(randomInt(free.length), 1)[0] as number);
  const by = entry.userId === viewer.userId ? '' : viewer.username;
  const claims = chosen.map((place) => ({ x: place % 10, y: Math.floor(place / 10), entryId, by, reason: '' }));
  await putClaims(tx, invalidate, contest.id, { claims, now });
  await tell(...claimedLines(claims));
  await log('squares_claimed', { after: { entry: entry.name, squares: chosen } });
}
