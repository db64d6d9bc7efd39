import type { Tx } from '../../ground/db/database';
import { readSetting, writeSetting } from '../../ground/settings/settings.store';

/** Where the clock of the demo league that is there began, epoch ms; the practice clock goes on from it. */
const KEY = 'demo_start';

export const saveDemoStart = (tx: Tx, start: number): Promise<void> => writeSetting(tx, KEY, String(start));

/** Undefined where no demo league is, or one of a release that kept nothing of it. */
export async function readDemoStart(tx: Tx): Promise<number | undefined> {
  const text = await readSetting(tx, KEY);
  return text === undefined ? undefined : Number(text);
}
