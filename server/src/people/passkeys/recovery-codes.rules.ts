/** 32 signs that nobody takes for another when a code is read from paper. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

/** So many codes come at once. */
export const CODES = 10;
/** Bytes of a code; 80 bits, so that its plain hash may be kept. */
export const CODE_BYTES = 10;

/** A code as it is shown: `k7m2-9xqd-…`, four groups of four. */
export function codeOf(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  const signs = Array.from({ length: (bytes.length * 8) / 5 }, (_, n) => SIGNS[Number((bits >> BigInt(5 * n)) & 31n)]).join('');
  return (signs.match(/.{4}/g) ?? []).join('-');
}

/** A code as somebody types it: in any case, with or without dashes, O for 0, I and L for 1. */
export function plainCode(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
}
