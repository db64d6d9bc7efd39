import type { Tx } from '../../ground/db/database';
import { readSetting, writeSetting } from '../../ground/settings/settings.store';
import { USUAL_KEPT, type Kept } from './kept.rules';

const KEY = 'retention';

/** How long what is kept; what nobody has set is kept as usual. */
export async function readKept(tx: Tx): Promise<Kept> {
  const set = await readSetting(tx, KEY);
  return { ...USUAL_KEPT, ...(set === undefined ? {} : (JSON.parse(set) as Partial<Kept>)) };
}

export async function writeKept(tx: Tx, kept: Kept): Promise<void> {
  await writeSetting(tx, KEY, JSON.stringify(kept));
}
