import { welcome, type Welcome } from '@poolhouse/contract';
import type { Tx } from '../ground/db/database';
import { readSetting, writeSetting } from '../ground/settings/settings.store';

const KEY = 'welcome';

/** What a newcomer is told. Only a database that the demo filled has something to tell. */
export async function readWelcome(tx: Tx): Promise<Welcome | undefined> {
  const text = await readSetting(tx, KEY);
  return text === undefined ? undefined : welcome.parse(JSON.parse(text));
}

export async function saveWelcome(tx: Tx, shown: Welcome): Promise<void> {
  await writeSetting(tx, KEY, JSON.stringify(shown));
}
