export interface Credentials {
  username: string;
  secret: string;
  /** The number of the player's circle. */
  circle?: number;
}

/** The Basic authorization header's value; names and secrets may hold any Unicode text (RFC 7617, UTF-8). */
export function basic({ username, secret }: Credentials): string {
  const bytes = new TextEncoder().encode(`${username}:${secret}`);
  return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
