import type { BodyOf, DataOf } from '@poolhouse/contract';
import { formatList, plural } from '@poolhouse/contract/formats';
import { Refusal } from '../../../ground/refusal';
import { runsContest } from '../../../ground/roles.rules';
import { refuseAct } from '../board/acts';
import { entryOfBoard, type BoardWrite } from '../board/board-write';
import { tooMany } from '../board/claim.rules';
import { putClaims } from '../board/claims.store';
import { placeOf } from '../board/digits.rules';
import { claimedLines } from '../log/board-lines';

type RequestBody = Pick<BodyOf<'POST bbsquares/claim'>, 'entry_id' | 'squares'>;

/** Claims those of the squares that are still free: on a board that fills fast one that is gone must not cost the others. */
export async function claimSome(write: BoardWrite, { entry_id: entryId, squares }: RequestBody): Promise<DataOf<'POST bbsquares/claim'>> {
  const { tx, invalidate, contest, live, viewer, now, log, tell, entries } = write;
  const entry = entryOfBoard(write, entryId);
  refuseAct('claim', live);
  const holders = new Map(live.claims.map(({ x, y, entryId: id }) => [placeOf(x, y), id]));
  const wanted = [...new Set(squares)].filter((place) => holders.get(place) !== entryId);
  const free = wanted.filter((place) => !holders.has(place));
  const has = live.claims.filter((claim) => claim.entryId === entryId).length;
  const refused = runsContest(viewer, contest) ? undefined : tooMany(has + free.length, live.board.maxSquares, has);
  if (refused) throw new Refusal(refused.code, refused.message, { squares: `at most ${live.board.maxSquares - has} more` });
  const takers = wanted.flatMap((place) => entries.get(holders.get(place) ?? 0)?.name ?? []);
  const gone = takers.length === 0 ? '' : `${formatList([...new Set(takers)])} took ${takers.length === 1 ? 'one' : takers.length} first.`;
  if (free.length === 0 && gone !== '') throw new Refusal('conflict', gone);
  const by = entry.userId === viewer.userId ? '' : viewer.username;
  const claims = free.map((place) => ({ x: place % 10, y: Math.floor(place / 10), entryId, by, reason: '' }));
  await putClaims(tx, invalidate, contest.id, { claims, now });
  await tell(...claimedLines(claims));
  if (free.length > 0) await log('squares_claimed', { after: { entry: entry.name, squares: free } });
  const claimed = `${plural(free.length, 'square')} claimed.`;
  return { result: 'success', count: free.length, message: gone === '' ? claimed : `${claimed} ${gone}` };
}
