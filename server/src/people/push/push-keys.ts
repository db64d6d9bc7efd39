import webpush from 'web-push';
import { z } from 'zod';
import type { Database, Tx } from '../../ground/db/database';
import { readSetting, writeSetting } from '../../ground/settings/settings.store';

const KEY = 'push.keys';

const keys = z.object({ publicKey: z.string(), privateKey: z.string() });
/** The site's VAPID keys (RFC 8292), base64url. Browsers subscribe to the public one, so they are made once and kept. */
export type PushKeys = z.infer<typeof keys>;

export async function readPushKeys(tx: Tx): Promise<PushKeys | undefined> {
  const text = await readSetting(tx, KEY);
  return text === undefined ? undefined : keys.parse(JSON.parse(text));
}

/** The site's keys, made at the first call. Of two processes that start at once one makes them. */
export async function pushKeys(db: Database): Promise<PushKeys> {
  const kept = await db.read(readPushKeys);
  if (kept) return kept;
  const made = webpush.generateVAPIDKeys();
  return db.write(async (tx) => {
    const other = await readPushKeys(tx);
    if (!other) await writeSetting(tx, KEY, JSON.stringify(made));
    return other ?? made;
  });
}
