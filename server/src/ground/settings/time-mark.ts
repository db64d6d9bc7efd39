import type { Tx } from '../db/database';
import { readSetting, writeSetting } from './settings.store';

const KEY = 'clock.mark';

/** The latest instant that the site's time has been, epoch ms; 0 before there was any. */
export async function readTimeMark(tx: Tx): Promise<number> {
  return Number((await readSetting(tx, KEY)) ?? 0);
}

export async function writeTimeMark(tx: Tx, at: number): Promise<void> {
  await writeSetting(tx, KEY, String(at));
}
