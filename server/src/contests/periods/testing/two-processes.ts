import type { Database } from '../../../ground/db/database';
import { figuresOf } from '../../../ground/memory/memories';
import type { TestEngine } from '../../../testing/engines';
import { addUser } from '../../../testing/rows.store';

/** A database as two processes have it open, with four users. */
export async function twoProcesses(engine: TestEngine): Promise<{ db: Database; other: Database; users: number[] }> {
  const db = await engine.open();
  const other = await engine.openAgain(db);
  return { db, other, users: [await addUser(db), await addUser(db), await addUser(db), await addUser(db)] };
}

/** What was gone through would prove nothing if no period of it had been kept: more than so many were found, and played. */
export function expectKept(db: Database, memory: string, least: { hits: number; loads: number }): void {
  const { hits, loads } = figuresOf(db).find(({ name }) => name === memory)!;
  expect([hits > least.hits, loads > least.loads]).toEqual([true, true]);
}
