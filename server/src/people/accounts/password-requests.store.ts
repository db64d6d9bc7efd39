import type { Tx } from '../../ground/db/database';
import type { PasswordRequestsTable } from '../../ground/db/safety-schema';

type PasswordRequest = Omit<PasswordRequestsTable, 'id'> & { id: number };

export async function addPasswordRequest(tx: Tx, request: Omit<PasswordRequest, 'id'>): Promise<void> {
  await tx.insertInto('password_requests').values(request).execute();
}

export function firstPasswordRequest(tx: Tx): Promise<PasswordRequest | undefined> {
  return tx.selectFrom('password_requests').selectAll().orderBy('id').limit(1).executeTakeFirst();
}

/** False when somebody else has answered it meanwhile. */
export async function dropPasswordRequest(tx: Tx, id: number): Promise<boolean> {
  return (await tx.deleteFrom('password_requests').where('id', '=', id).executeTakeFirst()).numDeletedRows === 1n;
}
