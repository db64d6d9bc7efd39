import type { ColumnType, Generated } from 'kysely';

/** The signed list of all that was released: one row. */
export interface ReleaseBookTable {
  id: number;
  /** As in the signed text; grows with every change. */
  number: number;
  /** JSON of payload and signature. */
  signed: string;
}

/** A file that a release brought, once whatever versions hold it. */
export interface ReleaseFilesTable {
  /** SHA-256 of its bytes, hex. */
  hash: string;
  size: number;
  stored_at: number;
  /** Whose key brought it; null for the operator. */
  key_id: number | null;
}

export interface ReleaseChunksTable {
  hash: string;
  part: number;
  /** The embedded database answers an ArrayBuffer. */
  content: ColumnType<Buffer | ArrayBuffer, Buffer, Buffer>;
}

/** Which file stands where in a published version. */
export interface ReleasePathsTable {
  remote: string;
  version: string;
  path: string;
  hash: string;
}

/** The public half of a team's key, which may release one remote. */
export interface ReleaseKeysTable {
  id: Generated<number>;
  remote: string;
  /** What people call it: whose machine it is on. */
  name: string;
  fingerprint: string;
  /** Base64 of its SPKI form. */
  public_key: string;
  added_at: number;
  added_by: string;
  revoked_at: number | null;
}

/** Requests that were taken, so that none is taken twice. */
export interface ReleaseNoncesTable {
  key_id: number;
  nonce: string;
  at: number;
}
