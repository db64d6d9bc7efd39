import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3mini } from 's3mini' with { 'resolution-mode': 'import' };
import { dayIn, sealOf, sumName } from './backup-folder';
import { outdated } from './kept-backups.rules';

/** A bucket of an S3-compatible store, and the key that may read and write it. */
export interface Bucket {
  /** https://host/bucket, or https://bucket.host */
  endpoint: string;
  /** Before each name: '' or 'folder/'. */
  prefix: string;
  region: string;
  keyId: string;
  secret: string;
}

/** A folder by its path, or a bucket. */
export type SecondPlace = string | Bucket;

/** For sentences; without the key. */
export const placeName = (place: SecondPlace): string => (typeof place === 'string' ? place : `${place.endpoint}/${place.prefix}`);

/** A request carries eight megabytes at most. */
const PATIENCE_MS = 5 * 60_000;

/** Loaded where a bucket is named. */
async function storeOf({ endpoint, region, keyId, secret }: Bucket): Promise<S3mini> {
  const client = await import('s3mini');
  return new client.S3mini({ endpoint, region, accessKeyId: keyId, secretAccessKey: secret, requestAbortTimeout: PATIENCE_MS });
}

/** A backup in a bucket that was read back, and its checksum lies beside it. */
export interface StoredBackup {
  /** yyyy-mm-dd */
  day: string;
  bytes: number;
}

/** The first the oldest. @throws where the store does not answer */
export const backupsIn = (bucket: Bucket): Promise<StoredBackup[]> => inWords(async () => listed(bucket, await storeOf(bucket)));

async function listed({ prefix }: Bucket, store: S3mini): Promise<StoredBackup[]> {
  const objects = await store.listObjects('/', prefix);
  if (objects === null) throw new Error('there is no such bucket');
  const sizes = new Map(objects.map(({ Key, Size }) => [Key.slice(prefix.length), Number(Size)]));
  return [...sizes]
    .flatMap(([name, bytes]) => {
      const day = dayIn(name);
      return day !== undefined && sizes.has(sumName(name)) ? [{ day, bytes }] : [];
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Stores a backup and reads it back; its checksum, by which it counts, comes after that. @throws where either does not go well */
export function putBackup(file: string, bucket: Bucket): Promise<void> {
  return inWords(async () => {
    const store = await storeOf(bucket);
    const key = bucket.prefix + basename(file);
    await store.deleteObject(sumName(key));
    try {
      // Large ones go in parts; a part that is lost on the way is sent again.
      await store.putAnyObject(key, await openAsBlob(file));
      const sum = await sealOf(file);
      if ((await sumOf(store, key)) !== sum) throw new Error('what was stored is not what was read back');
      await store.putObject(sumName(key), `${sum}  ${basename(file)}\n`);
    } catch (error) {
      await store.deleteObject(key).catch(() => {});
      throw error;
    }
  });
}

async function sumOf(store: S3mini, key: string): Promise<string> {
  const answer = await store.getObjectResponse(key);
  if (!answer?.body) throw new Error('what was stored is not there');
  const hash = createHash('sha256');
  await pipeline(Readable.fromWeb(answer.body), hash);
  return hash.digest('hex');
}

/** Deletes those that are not kept any longer; what is not a backup of ours stays. Answers how many. */
export function pruneBucket(bucket: Bucket): Promise<number> {
  return inWords(async () => {
    const store = await storeOf(bucket);
    const gone = outdated((await listed(bucket, store)).map(({ day }) => day));
    for (const day of gone) {
      const key = `${bucket.prefix}poolhouse-${day}.backup`;
      await store.deleteObject(sumName(key));
      await store.deleteObject(key);
    }
    return gone.length;
  });
}

/** What the store said, as a reason: by its own code, or by that of the network. */
async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { status, serviceCode, cause } = error as { status?: number; serviceCode?: string; cause?: unknown };
    if (status !== undefined) throw new Error(`the store answered ${status}${serviceCode ? ` (${serviceCode})` : ''}`, { cause: error });
    // A network's word stands on the error or on what that was made of.
    const code = (error as { code?: string }).code ?? (cause as { code?: string } | undefined)?.code;
    throw code === undefined ? error : new Error(`the store cannot be reached (${code})`, { cause: error });
  }
}
