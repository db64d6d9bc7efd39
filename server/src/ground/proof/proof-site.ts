import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database';
import { readSetting, writeSetting } from '../settings/settings.store';
import { sealKey, type SealKey } from './seal-key';

const SETTING = 'proof.site';
const ID_BYTES = 8;
const KEY_BYTES = 32;

/** What a site signs and seals with. */
export interface ProofSite {
  /** 16 hex digits. */
  readonly id: string;
  readonly key: SealKey;
  /** 32 bytes: all that blinds seals comes from it. */
  readonly secret: Buffer;
}

/** Of a site that is kept nowhere yet. */
export const newProofSite = (): ProofSite => siteOf(newText());

/** Every process must have the same, and it has to be in every backup: it is made at the first call and kept in the database. */
export async function proofSite(db: Database): Promise<ProofSite> {
  const kept = await db.read((tx) => readSetting(tx, SETTING));
  if (kept !== undefined) return siteOf(kept);
  const made = newText();
  return db.write(async (tx) => {
    // Of two processes that start at once one keeps its own.
    const other = await readSetting(tx, SETTING);
    if (other !== undefined) return siteOf(other);
    await writeSetting(tx, SETTING, made);
    return siteOf(made);
  });
}

const newText = (): string =>
  [
    randomBytes(ID_BYTES).toString('hex'),
    ...[randomBytes(KEY_BYTES), randomBytes(KEY_BYTES)].map((bytes) => bytes.toString('base64')),
  ].join(' ');

function siteOf(text: string): ProofSite {
  const [id = '', seed = '', secret = ''] = text.split(' ');
  return { id, key: sealKey(Buffer.from(seed, 'base64')), secret: Buffer.from(secret, 'base64') };
}

/** How checkpoints name a contest's log. */
export const originOf = ({ id }: Pick<ProofSite, 'id'>, contestId: number): string => `poolhouse/${id}/${contestId}`;
