import type { Tx } from '../../ground/db/database';

const iso = (at: number | null) => (at === null ? '' : new Date(at).toISOString());

/** A contest's entries, those included that were taken out, with their players and what they have paid. */
export async function entriesOfCard(tx: Tx, contestId: number) {
  const rows = await tx
    .selectFrom('entries')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .leftJoin('entry_payments', 'entry_payments.entry_id', 'entries.id')
    .select(['entries.id', 'entry_name', 'user_id', 'username', 'password_hash', 'paid_at', 'marked_by', 'removed_at', 'closed_at'])
    .where('contest_id', '=', contestId)
    .orderBy('entries.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    entry_name: row.entry_name,
    user_id: row.user_id,
    username: row.username,
    invited: row.password_hash === null && row.closed_at === null ? (1 as const) : (0 as const),
    paid: row.paid_at === null ? (0 as const) : (1 as const),
    paid_at: iso(row.paid_at),
    paid_by: row.marked_by ?? '',
    removed_at: iso(row.removed_at),
  }));
}
