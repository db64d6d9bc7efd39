import type { Viewer } from '../../ground/viewer';
import { presentContests } from '../access';
import type { Contest } from '../contest';
import type { Memberships } from '../directory';
import { firstContest } from '../wanted-contest';
import { squaresKind } from './bbsquares.kind';

const HALF_YEAR_MS = 183 * 86_400_000;

/** The year whose tournament is the present one: from July on the next spring's. @param now site time, epoch ms */
export const presentYear = (now: number): number => (Number.isFinite(now) ? new Date(now + HALF_YEAR_MS).getUTCFullYear() : Infinity);

/**
 * Memberships without boards of years to come, which a clock that went back has not reached yet; all of them where a viewer has no others.
 */
function upToNow(memberships: Memberships, viewer: Pick<Viewer, 'userId' | 'isAdmin'>, now: number): Memberships {
  const isBoard = ({ type }: Contest) => type === squaresKind.type;
  const contests = memberships.contests.filter((contest) => !isBoard(contest) || contest.year <= presentYear(now));
  const contestById = new Map(contests.map((contest) => [contest.id, contest]));
  const own = memberships.entriesByUser.get(viewer.userId) ?? [];
  const seen = viewer.isAdmin ? contests : own.flatMap(({ contestId }) => contestById.get(contestId) ?? []);
  return seen.some(isBoard) ? { ...memberships, contests, contestById } : memberships;
}

/** The board that a page without an id shows: the viewer's first of the present year, or of the latest before. */
export const firstBoard = (memberships: Memberships, viewer: Viewer, now: number): Contest =>
  firstContest(upToNow(memberships, viewer, now), viewer, squaresKind);

/** The boards that home tells of. */
export const presentBoards = (memberships: Memberships, userId: number, now: number): Contest[] =>
  presentContests(upToNow(memberships, { userId, isAdmin: false }, now), userId, squaresKind.type);
