import type { ClaimRow, InviteRow } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { inviteState } from './invite.rules';

/** The latest so many are shown. */
const SHOWN = 50;

/** Invitations into a group, the newest first. Their links are kept nowhere. @param now site time, epoch ms */
export async function inviteRows(tx: Tx, groupNumber: number, now: number): Promise<InviteRow[]> {
  const rows = await tx
    .selectFrom('invites')
    .leftJoin('contests', 'contests.id', 'invites.contest_id')
    .selectAll('invites')
    .select('contests.name as contest_name')
    .where('invites.group_number', '=', groupNumber)
    .orderBy('invites.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    ID: row.id,
    group_number: row.group_number,
    contest_id: row.contest_id,
    contest_name: row.contest_name ?? '',
    uses: row.uses,
    used: row.used,
    expires: new Date(row.expires_at).toISOString(),
    state: inviteState({ uses: row.uses, used: row.used, expiresAt: row.expires_at, revokedAt: row.revoked_at }, now),
    created: new Date(row.created_at).toISOString(),
    by: row.created_by,
  }));
}

/** Claims of former entries that wait for an answer. */
export async function claimRows(tx: Tx, groupNumber: number): Promise<ClaimRow[]> {
  const rows = await tx
    .selectFrom('entry_claims')
    .innerJoin('users', 'users.id', 'entry_claims.user_id')
    .innerJoin('entries', 'entries.id', 'entry_claims.entry_id')
    .innerJoin('contests', 'contests.id', 'entries.contest_id')
    .select([
      'entry_claims.id',
      'entry_claims.user_id',
      'username',
      'entry_id',
      'entry_name',
      'contests.name as contest_name',
      'year',
      'at',
    ])
    .where('entry_claims.group_number', '=', groupNumber)
    .where('answered_at', 'is', null)
    .orderBy('entry_claims.id')
    .execute();
  return rows.map(({ id, at, ...row }) => ({ ID: id, ...row, at: new Date(at).toISOString() }));
}
