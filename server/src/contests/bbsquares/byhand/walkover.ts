import type { BodyOf } from '@poolhouse/contract';
import { Refusal } from '../../../ground/refusal';
import type { MailSite } from '../../../ground/site';
import { gameById } from '../../../sport/games/games.store';
import { callWalkover } from '../../../sport/tournament/walkover';
import type { Memberships } from '../../entries/directory';
import { walkoverLine } from '../log/board-lines';
import { movedBetween, readYear } from './boards-of-year';
import { boardsWith, logOnEach, refuseOwnGain, tellEach, tellMoved, type SiteAct } from './concerned';

/** Lets one side of a game go on without playing, on all boards, or takes that back; filed on each; whom it moves is notified. */
export async function sayWalkover(
  act: SiteAct,
  memberships: Memberships,
  {
    of,
    input: { event_id: eventId, winner },
    post,
  }: { of: number; input: Pick<BodyOf<'POST bbsquares/walkover'>, 'event_id' | 'winner'>; post: { mail: MailSite; wallNow: number } },
): Promise<void> {
  const { tx, invalidate, viewer, now, reason } = act;
  const game = await gameById(tx, eventId);
  if (game?.sport !== 'NCAAB' || game.season !== of) throw new Refusal('not_found', 'There is no such game.', { event_id: 'is not known' });
  const before = await readYear(tx, memberships, of, now);
  await callWalkover(tx, invalidate, game, { winner: winner === 0 ? null : winner, by: viewer.username, reason, now });
  const after = await readYear(tx, memberships, of, now);
  const moved = movedBetween(before, after, now);
  refuseOwnGain(moved, viewer);
  const key = after.tournament?.games.find(({ event }) => event?.id === eventId)?.key;
  if (key) await tellEach(act, after.boards, walkoverLine(key, winner === 0 ? null : winner, reason));
  const about = { event_id: eventId, game: `${game.team1}–${game.team2}` };
  await logOnEach(act, boardsWith(after, eventId), { action: 'walkover', before: about, after: { ...about, winner } });
  const goesOn = `${winner === 1 ? game.team1 : game.team2} went on without playing.`;
  await tellMoved(act, moved, { what: winner === 0 ? `${about.game} is played after all.` : goesOn, post });
}
