import type { Tx } from '../../ground/db/database';
import { readSetting, writeSetting } from '../../ground/settings/settings.store';
import { DEFAULT_RETENTION, type Retention } from './retention.rules';

const KEY = 'retention';

/** How long what is kept; what nobody has set is kept as usual. */
export async function readKept(tx: Tx): Promise<Retention> {
  const set = await readSetting(tx, KEY);
  return { ...DEFAULT_RETENTION, ...(set === undefined ? {} : (JSON.parse(set) as Partial<Retention>)) };
}

export async function writeKept(tx: Tx, kept: Retention): Promise<void> {
  await writeSetting(tx, KEY, JSON.stringify(kept));
}
