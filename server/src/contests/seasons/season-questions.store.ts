import { secretHash } from '../../ground/crypto/secrets';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { contestOf, type Contest } from '../contest';

/** How long a mail's link answers, ms of site time: from one season's end to the next one's beginning. */
const LINK_LASTS_MS = 300 * 24 * 60 * 60_000;

export interface SeasonQuestion {
  contestId: number;
  userId: number;
  askedBy: string;
  /** What their entries were called in the season before. */
  names: readonly string[];
  remindedAt: number | null;
  answer: 'in' | 'out' | null;
  answeredAt: number | null;
}

interface Row {
  contest_id: number;
  user_id: number;
  asked_by: string;
  names: string;
  reminded_at: number | null;
  answer: 'in' | 'out' | null;
  answered_at: number | null;
}

const COLUMNS = ['contest_id', 'user_id', 'asked_by', 'names', 'reminded_at', 'answer', 'answered_at'] as const;

const questionOf = (row: Row): SeasonQuestion => ({
  contestId: row.contest_id,
  userId: row.user_id,
  askedBy: row.asked_by,
  names: JSON.parse(row.names) as string[],
  remindedAt: row.reminded_at,
  answer: row.answer,
  answeredAt: row.answered_at,
});

/** Asks somebody whether they play a contest that was carried over. @param asked.now site time */
export async function askForSeason(
  tx: Tx,
  invalidate: Invalidate,
  asked: { contestId: number; userId: number; by: string; names: readonly string[]; now: number },
): Promise<void> {
  const row = {
    contest_id: asked.contestId,
    user_id: asked.userId,
    asked_by: asked.by,
    names: JSON.stringify(asked.names),
    asked_at: asked.now,
  };
  await tx
    .insertInto('season_questions')
    .values({ ...row, reminded_at: null, answer: null, answered_at: null })
    .execute();
  invalidate(tag.user(asked.userId));
}

export async function questionOfUser(tx: Tx, contestId: number, userId: number): Promise<SeasonQuestion | undefined> {
  const row = await tx
    .selectFrom('season_questions')
    .select(COLUMNS)
    .where('contest_id', '=', contestId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && questionOf(row);
}

export async function questionsOfContest(tx: Tx, contestId: number): Promise<SeasonQuestion[]> {
  const rows = await tx.selectFrom('season_questions').select(COLUMNS).where('contest_id', '=', contestId).orderBy('user_id').execute();
  return rows.map(questionOf);
}

/** What a player was asked, with the contests, the earliest year first; of seasons that are closed nothing. */
export async function questionsOfUser(tx: Tx, userId: number): Promise<{ question: SeasonQuestion; contest: Contest }[]> {
  const rows = await tx
    .selectFrom('season_questions as q')
    .innerJoin('contests as c', 'c.id', 'q.contest_id')
    .leftJoin('season_freezes as f', 'f.contest_id', 'q.contest_id')
    .selectAll('c')
    .select(['q.contest_id', 'q.user_id', 'q.asked_by', 'q.names', 'q.reminded_at', 'q.answer', 'q.answered_at'])
    .where('q.user_id', '=', userId)
    .where('f.contest_id', 'is', null)
    .orderBy('c.year')
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({ question: questionOf(row), contest: contestOf(row) }));
}

export async function noteAnswer(
  tx: Tx,
  invalidate: Invalidate,
  { contestId, userId, answer, now }: { contestId: number; userId: number; answer: 'in' | 'out'; now: number },
): Promise<void> {
  await tx
    .updateTable('season_questions')
    .set({ answer, answered_at: now })
    .where('contest_id', '=', contestId)
    .where('user_id', '=', userId)
    .execute();
  invalidate(tag.user(userId));
  invalidate(tag.console);
}

export async function noteReminded(
  tx: Tx,
  invalidate: Invalidate,
  { contestId, userIds, now }: { contestId: number; userIds: readonly number[]; now: number },
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .updateTable('season_questions')
    .set({ reminded_at: now })
    .where('contest_id', '=', contestId)
    .where('user_id', 'in', [...userIds])
    .execute();
  invalidate(tag.console);
}

/** Keeps the secret of a mail by which a user answers; those that are too old are swept. */
export async function addSeasonLink(tx: Tx, userId: number, token: string, now: number): Promise<void> {
  await tx
    .deleteFrom('season_links')
    .where('created_at', '<', now - LINK_LASTS_MS)
    .execute();
  await tx
    .insertInto('season_links')
    .values({ token_hash: secretHash(token), user_id: userId, created_at: now })
    .execute();
}

/** Whose mail the secret came with. */
export async function ownerOfSeasonLink(tx: Tx, token: string, now: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('season_links')
    .select('user_id')
    .where('token_hash', '=', secretHash(token))
    .where('created_at', '>=', now - LINK_LASTS_MS)
    .executeTakeFirst();
  return row?.user_id;
}
