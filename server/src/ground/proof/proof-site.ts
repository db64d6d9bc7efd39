import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database';
import { readSetting, writeSetting } from '../settings/settings.store';
import { sealKey, type SealKey } from './seal-key';

/** Its setting in the database. */
export const PROOF_SETTING = 'proof.site';
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

/** As it is kept in the database, which may become another under a process that runs: a demo begins anew as another site. */
export class KeptProofSite implements ProofSite {
  private constructor(private now: ProofSite) {}

  /** Every process must have the same, and it has to be in every backup: it is made at the first call and kept in the database. */
  static async of(db: Database): Promise<KeptProofSite> {
    return new KeptProofSite(await kept(db));
  }

  get id(): string {
    return this.now.id;
  }

  get key(): SealKey {
    return this.now.key;
  }

  get secret(): Buffer {
    return this.now.secret;
  }

  async follow(db: Database): Promise<void> {
    this.now = await kept(db);
  }
}

/** Of a site that is kept nowhere. */
export const newProofSite = (): ProofSite => proofSiteOf(newText());

async function kept(db: Database): Promise<ProofSite> {
  const text = await db.read((tx) => readSetting(tx, PROOF_SETTING));
  if (text !== undefined) return proofSiteOf(text);
  const made = newText();
  return db.write(async (tx) => {
    // Of two processes that start at once one keeps its own.
    const other = await readSetting(tx, PROOF_SETTING);
    if (other !== undefined) return proofSiteOf(other);
    await writeSetting(tx, PROOF_SETTING, made);
    return proofSiteOf(made);
  });
}

const newText = (): string =>
  [
    randomBytes(ID_BYTES).toString('hex'),
    ...[randomBytes(KEY_BYTES), randomBytes(KEY_BYTES)].map((bytes) => bytes.toString('base64')),
  ].join(' ');

/** @param text as it is kept: id, seed of the key and secret, with blanks between */
export function proofSiteOf(text: string): ProofSite {
  const [id = '', seed = '', secret = ''] = text.split(' ');
  return { id, key: sealKey(Buffer.from(seed, 'base64')), secret: Buffer.from(secret, 'base64') };
}

/** How checkpoints name a contest's log. */
export const originOf = ({ id }: Pick<ProofSite, 'id'>, contestId: number): string => `poolhouse/${id}/${contestId}`;
