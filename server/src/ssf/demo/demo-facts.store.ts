import type { Tx } from '../../ground/db/database';

/** The NFL games of the demo, by kick-off. */
export async function clubsOfGames(tx: Tx): Promise<{ id: number; away: string; home: string }[]> {
  return tx
    .selectFrom('events')
    .select(['id', 'abbrev1 as away', 'abbrev2 as home'])
    .where('sport', '=', 'NFL')
    .orderBy('kickoff_at')
    .orderBy('id')
    .execute();
}

/** Writes totals and roofs; games with the same are written together. */
export async function setFacts(tx: Tx, games: readonly { id: number; total: number; roof: string }[]): Promise<void> {
  const alike = new Map<string, number[]>();
  for (const { id, total, roof } of games) alike.set(`${total} ${roof}`, [...(alike.get(`${total} ${roof}`) ?? []), id]);
  for (const [key, ids] of alike) {
    const [total, roof = ''] = key.split(' ');
    await tx
      .updateTable('events')
      .set({ total_line: Number(total), roof, neutral: 0 })
      .where('id', 'in', ids)
      .execute();
  }
}
