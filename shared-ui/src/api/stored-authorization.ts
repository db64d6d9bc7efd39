import { readAuth } from '../storage/session.store';
import { basic } from './credentials';

export interface StoredAuthorization {
  readonly username: string;
  /** Value of the Authorization header. */
  readonly authorization: string;
}

/** Who is signed in on this device, for a request that is made before the session has begun; null when nobody is. */
export function storedAuthorization(): StoredAuthorization | null {
  const auth = readAuth();
  return auth && { username: auth.username, authorization: basic(auth) };
}
