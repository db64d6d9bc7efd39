import { noticeType, type NoticeType } from '@poolhouse/contract';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import type { Game } from '../games/game';

/** Player to game to the kinds that the player wants, in the order of their names on screen. */
export type Wishes = ReadonlyMap<number, ReadonlyMap<number, readonly NoticeType[]>>;

const SHOWN: readonly NoticeType[] = noticeType.options;

export interface Wish {
  userId: number;
  game: Pick<Game, 'id' | 'season'>;
  kind: NoticeType;
  /** Page that the notice opens, from the site's root. */
  page: string;
  active: boolean;
}

/** Keeps or drops a wish. True when that changed anything that is shown. */
export async function setWish(tx: Tx, invalidate: Invalidate, { userId, game, kind, page, active }: Wish): Promise<boolean> {
  const changed = active
    ? await tx
        .insertInto('push_wishes')
        .values({ user_id: userId, event_id: game.id, kind, page })
        .onConflict((on) => on.columns(['event_id', 'user_id', 'kind']).doNothing())
        .executeTakeFirst()
    : await tx
        .deleteFrom('push_wishes')
        .where('user_id', '=', userId)
        .where('event_id', '=', game.id)
        .where('kind', '=', kind)
        .executeTakeFirst();
  const rows = 'numDeletedRows' in changed ? changed.numDeletedRows : (changed.numInsertedOrUpdatedRows ?? 0n);
  if (rows === 0n && active) await openOn(tx, { userId, game, kind, page });
  if (rows === 0n) return false;
  invalidate(tag.wishes(game.season));
  return true;
}

/** A bell that is on already opens the page on which it was set last. */
async function openOn(tx: Tx, { userId, game, kind, page }: Omit<Wish, 'active'>): Promise<void> {
  await tx
    .updateTable('push_wishes')
    .set({ page })
    .where('user_id', '=', userId)
    .where('event_id', '=', game.id)
    .where('kind', '=', kind)
    .execute();
}

/** What all players want of a week's games. */
export async function wishesOfWeek(tx: Tx, weekStart: string): Promise<Wishes> {
  const rows = await tx
    .selectFrom('push_wishes as w')
    .innerJoin('events as e', 'e.id', 'w.event_id')
    .select(['w.user_id', 'w.event_id', 'w.kind'])
    .where('e.week_start', '=', weekStart)
    .execute();
  const wishes = new Map<number, Map<number, NoticeType[]>>();
  for (const { user_id: userId, event_id: eventId, kind } of rows) {
    const games = wishes.get(userId) ?? new Map<number, NoticeType[]>();
    wishes.set(
      userId,
      games.set(
        eventId,
        SHOWN.filter((one) => one === kind || games.get(eventId)?.includes(one)),
      ),
    );
  }
  return wishes;
}
