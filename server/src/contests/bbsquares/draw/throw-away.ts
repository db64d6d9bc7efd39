import { must } from '../../../ground/must';
import { Refusal } from '../../../ground/refusal';
import type { MailSite } from '../../../ground/site';
import { refuseAct, refusePlayer } from '../board/acts';
import { reasonGiven, type BoardWrite } from '../board/board-write';
import { voidDraw } from '../board/boards.store';
import { nextUnknown } from '../board/calendar.rules';
import { noteBoardChange } from '../board/changes.store';
import { nameOf } from '../board/game-name.rules';
import { tellOwner } from '../byhand/concerned';

/**
 * Throws drawn numbers away: once, by somebody who has never played on the board, with a reason that everybody is told. The second draw
 * has a new seed and comes from the final score of the next game, so that whoever throws a draw away cannot know what they get for it.
 */
export async function throwAway(write: BoardWrite, typed: string, post: { mail: MailSite; wallNow: number }): Promise<void> {
  const { tx, invalidate, contest, live, viewer, now, log, tell } = write;
  refuseAct('void_draw', live);
  await refusePlayer(tx, contest.id, viewer);
  const reason = reasonGiven(typed, 'the numbers are thrown away');
  const next = live.tournament && nextUnknown(live.tournament, now);
  if (!next) throw new Refusal('conflict', 'No game is left whose score nobody knows, so the numbers stay.');
  const document = must(live.board.document, 'the draw that is thrown away');
  const name = nameOf(next);
  const commit = await voidDraw(tx, invalidate, contest.id, { document, by: viewer.username, reason, now, game: next.key });
  await tell({ kind: 'draw.voided', body: { reason, game: next.key, commit } });
  const numbers = `${document.columns.join('')} across, ${document.rows.join('')} down`;
  await log('draw_voided', { before: { numbers }, after: { next: name, reason } });
  const change = { game: '', subject: 'The draw', was: numbers, became: `a second draw, from the final score of ${name}` };
  await noteBoardChange(tx, invalidate, contest.id, { ...change, at: now, by: viewer.username, reason, late: false });
  const owners = new Map([...write.entries.values()].map((entry) => [entry.userId, entry]));
  for (const entry of owners.values())
    await tellOwner(tx, { entry, viewer }, post, {
      subject: `The numbers of ${contest.name} will be drawn again`,
      paragraphs: [
        `${viewer.username} threw the numbers of ${contest.name} away: ${reason}`,
        `The new ones come from a new sealed secret and from the final score of ${name}, which nobody knows yet. That draw stands.`,
      ],
    });
}
