export interface BasicCredentials {
  name: string;
  /** A device secret or a password. */
  credential: string;
}

/** Reads `Basic base64(name:credential)`, UTF-8; null when it is none. */
export function basicCredentials(header: string | undefined): BasicCredentials | null {
  const encoded = header && /^basic +([\w+/=-]+)$/i.exec(header)?.[1];
  if (!encoded) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  // Control characters are in no name and no password, and NUL is more than PostgreSQL can be asked for.
  if (/[\u0000-\u001f\u007f]/.test(text)) return null;
  const colon = text.indexOf(':');
  return colon > 0 ? { name: text.slice(0, colon), credential: text.slice(colon + 1) } : null;
}
