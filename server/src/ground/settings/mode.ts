import type { Tx } from '../db/database';
import { readSetting, writeSetting } from './settings.store';

export type Mode = 'practice' | 'production';

const KEY = 'mode';

/** What the database was marked as when it was first served; undefined before. */
export async function markedMode(tx: Tx): Promise<Mode | undefined> {
  const value = await readSetting(tx, KEY);
  return value === 'practice' || value === 'production' ? value : undefined;
}

/** The mode to work by. A database that was never served is treated as the real thing. */
export async function siteMode(tx: Tx): Promise<Mode> {
  return (await markedMode(tx)) ?? 'production';
}

/** Marks the database for good. */
export async function markMode(tx: Tx, mode: Mode): Promise<void> {
  await writeSetting(tx, KEY, mode);
}
