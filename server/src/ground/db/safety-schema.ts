import type { Generated } from 'kysely';

/** A public key with which a player proves who signs in, beside the password. Instants are real time. */
export interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  /** Base64url, unique. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** The authenticator's own count of its signatures; it never goes back. */
  counter: number;
  /** How browsers reach it, comma list. */
  transports: string;
  synced: number;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** What a browser was asked to sign; once signed, or after a few minutes, it is gone. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  user_id: number;
  /** 'sign_in' is made only after the right password, and stands for it. */
  kind: 'add' | 'sign_in';
  expires_at: number;
}

/** Only the SHA-256 of a code is kept: it has 80 random bits. */
export interface RecoveryCodesTable {
  code_hash: string;
  user_id: number;
  used_at: number | null;
}

/** An address or a browser's mark from which a user has signed in; only its SHA-256 is kept. */
export interface FamiliarPlacesTable {
  user_id: number;
  place_hash: string;
  last_at: number;
}

/** Somebody asked for a new password for a name that may be nobody's. */
export interface PasswordRequestsTable {
  id: Generated<number>;
  typed_name: string;
  ip: string;
  asked_at: number;
}
