import { createHash } from 'node:crypto';
import type { BodyOf, DataOf } from '@poolhouse/contract';
import { formatRecord } from '@poolhouse/contract/formats';
import type { Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import type { MailSite } from '../../../ground/site';
import type { TournamentGame } from '../../../sport/tournament/tournament';
import { keepHalf } from '../../../sport/tournament/tournament.store';
import type { Memberships } from '../../entries/directory';
import { halfLine } from '../log/board-lines';
import { movedBetween, readYear, supposingHalf, type Moved, type Year } from './boards-of-year';
import { boardsWith, logOnEach, noteOnEach, refuseOwnGain, tellEach, tellMoved, type SiteAct } from './concerned';
import { refusedHalf, type Half } from './halftime.rules';

type RequestBody = Pick<BodyOf<'POST bbsquares/preview_halftime'>, 'event_id' | 'score1' | 'score2'>;

/** What a score at half-time would change, on the boards of every group. */
interface HalfLook {
  year: Year;
  game: TournamentGame & { event: NonNullable<TournamentGame['event']> };
  half: Half | undefined;
  moved: readonly Moved[];
  digest: string;
}

async function lookAtHalf(
  tx: Tx,
  memberships: Memberships,
  { of, input, now }: { of: number; input: RequestBody; now: number },
): Promise<HalfLook> {
  const { event_id: eventId, score1, score2 } = input;
  if ((score1 === null) !== (score2 === null))
    throw new Refusal('bad_input', 'Say both scores, or neither.', { score1: 'is missing', score2: 'is missing' });
  const half = score1 === null || score2 === null ? undefined : { score1, score2 };
  const year = await readYear(tx, memberships, of, now);
  const game = year.tournament?.games.find(({ event }) => event?.id === eventId);
  if (!game?.event) throw new Refusal('not_found', 'There is no such game.', { event_id: 'is not known' });
  const refused = refusedHalf(game.event, half);
  if (refused) throw new Refusal(refused.code, refused.message, refused.fields);
  const moved = movedBetween(year, supposingHalf(year, eventId, half), now);
  const facts = { eventId, half, was: game.half, moved: moved.map(({ entry, before, after }) => [entry.id, before, after]) };
  const digest = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
  return { year, game: { ...game, event: game.event }, half, moved, digest };
}

/** What a score at half-time would change; nothing is written. */
export async function previewHalf(
  tx: Tx,
  memberships: Memberships,
  input: { of: number; input: RequestBody; now: number },
): Promise<DataOf<'POST bbsquares/preview_halftime'>> {
  const { game, half, moved, digest } = await lookAtHalf(tx, memberships, input);
  return {
    digest,
    was: halfWords(game.half),
    becomes: halfWords(half),
    moved: {
      data: moved.map(({ contest, entry, before, after }) => ({
        ID: entry.id,
        contest_id: contest.id,
        contest_name: contest.name,
        EntryName: entry.name,
        Winnings: before,
        WinningsAfter: after,
      })),
    },
  };
}

/** Keeps a game's score at half-time as it was looked at. It stands in the log and on every board that it pays on. */
export async function saveHalf(
  act: SiteAct,
  memberships: Memberships,
  { of, input, digest, post }: { of: number; input: RequestBody; digest: string; post: { mail: MailSite; wallNow: number } },
): Promise<void> {
  const look = await lookAtHalf(act.tx, memberships, { of, input, now: act.now });
  const { year, game, half, moved } = look;
  if (digest !== look.digest)
    throw new Refusal('conflict', 'Something has changed since the preview. Look at it again, then apply.', { digest: 'is not current' });
  refuseOwnGain(moved, act.viewer);
  await keepHalf(act.tx, act.invalidate, game.event, half ?? null);
  const [was, became] = [halfWords(game.half), halfWords(half)];
  if (was !== became) await tellEach(act, year.boards, halfLine(game.key, half ?? null, act.reason));
  const boards = boardsWith(year, game.event.id, ({ board }) => board.halftimePct > 0);
  const teams = `${game.event.team1}–${game.event.team2}`;
  const about = { event_id: game.event.id, game: teams };
  await logOnEach(act, boards, { action: 'halftime', before: { ...about, half: was }, after: { ...about, half: became } });
  if (was !== became)
    await noteOnEach(act, boards, { tournament: year.tournament, game: game.key, subject: `${teams} at half-time`, was, became });
  await tellMoved(act, moved, { what: `The score of ${teams} at half-time was ${was} and is ${became}.`, post });
}

const halfWords = (half: Half | undefined): string => (half ? formatRecord(half.score1, half.score2) : 'not known');
