import { Refusal } from '../../../ground/refusal';
import { runsContest } from '../../../ground/roles.rules';
import { refuseAct, refuseOwn } from '../board/acts';
import { entryOfBoard, reasonGiven, type BoardWrite } from '../board/board-write';
import { decideClaim, isOpen } from '../board/claim.rules';
import { putClaims, removeClaim } from '../board/claims.store';
import { closedWords } from '../board/closed-words.rules';
import { claimedLines, releasedLine } from '../log/board-lines';

export interface SquareRequest {
  x_pos: number;
  y_pos: number;
  /** 0 releases. */
  entry_id: number;
  reason?: string | undefined;
}

/** Claims or releases one square: a player's own while the board is open, any as administrator. */
export async function saveSquare(write: BoardWrite, input: SquareRequest): Promise<void> {
  const { contest, live, entries, viewer } = write;
  const claim = live.claims.find(({ x, y }) => x === input.x_pos && y === input.y_pos);
  const holder = claim && entries.get(claim.entryId);
  const entry = input.entry_id === 0 ? undefined : entryOfBoard(write, input.entry_id);
  const mine = (one: { userId: number } | undefined) => one === undefined || one.userId === viewer.userId;
  if (runsContest(viewer, contest) && !(isOpen(live.state) && mine(holder) && mine(entry))) return giveSquare(write, input);
  const count = live.claims.filter(({ entryId }) => entryId === input.entry_id).length;
  const outcome = decideClaim(
    {
      state: live.state,
      holder: holder && { entryId: holder.id, name: holder.name, mine: holder.userId === viewer.userId },
      entryId: input.entry_id,
      count,
      maxSquares: runsContest(viewer, contest) ? 100 : live.board.maxSquares,
    },
    closedWords(live.lockAt),
  );
  if (typeof outcome === 'object') throw new Refusal(outcome.code, outcome.message);
  if (outcome === 'nothing') return;
  const { tx, invalidate, now, log, tell } = write;
  const square = { x: input.x_pos, y: input.y_pos };
  const claims = [{ ...square, entryId: input.entry_id, by: '', reason: '' }];
  if (outcome === 'release') await removeClaim(tx, invalidate, contest.id, square);
  else await putClaims(tx, invalidate, contest.id, { claims, now });
  await tell(...(outcome === 'release' ? [releasedLine([square])] : claimedLines(claims)));
  await log(outcome === 'release' ? 'square_released' : 'square_claimed', { after: { ...square, entry: (entry ?? holder)?.name ?? '' } });
}

/** The pot is what was claimed when the numbers came: from then on no square is freed and none is taken anew. */
function refuseNewPot(from: number, to: number): void {
  if (to === 0) throw new Refusal('conflict', 'There are numbers, so this square stays somebody’s. Give it to another entry.');
  if (from === 0) throw new Refusal('conflict', 'There are numbers, so free squares stay free: the pot is what was claimed before.');
}

/** An administrator gives a square to an entry, or to nobody. Once there are numbers it needs a reason, which stands on the square. */
async function giveSquare(
  { tx, invalidate, contest, live, entries, viewer, now, log, tell }: BoardWrite,
  input: SquareRequest,
): Promise<void> {
  const late = refuseAct('give', live) === 'another';
  const reason = late ? reasonGiven(input.reason, 'a square changes hands now') : (input.reason ?? '');
  const square = { x: input.x_pos, y: input.y_pos };
  const before = live.claims.find(({ x, y }) => x === square.x && y === square.y);
  if ((before?.entryId ?? 0) === input.entry_id) return;
  if (late) {
    refuseNewPot(before?.entryId ?? 0, input.entry_id);
    refuseOwn(
      viewer,
      [before?.entryId, input.entry_id].map((id) => entries.get(id ?? 0)),
    );
  }
  const claims = [{ ...square, entryId: input.entry_id, by: viewer.username, reason }];
  if (input.entry_id === 0) await removeClaim(tx, invalidate, contest.id, square);
  else await putClaims(tx, invalidate, contest.id, { claims, now });
  await tell(...(input.entry_id === 0 ? [releasedLine([square], { by: viewer.username, reason })] : claimedLines(claims)));
  const nameOf = (id: number | undefined) => (id === undefined ? '' : (entries.get(id)?.name ?? ''));
  await log('square_given', {
    before: { ...square, entry: nameOf(before?.entryId) },
    after: { ...square, entry: nameOf(input.entry_id), reason },
  });
}
