import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { PageAnswer } from './page';

/** Bytes and how they are packed. */
export type Packed = Pick<PageAnswer, 'body' | 'encoding'>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this, a compressed answer saves no packet, and packing would be a third of what a step costs. */
export const WORTH_COMPRESSING = 600;
/** Quality 5 is where brotli is still as quick as gzip. */
const BROTLI_QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 5 };
/** Up to here it takes a fifth more bytes, none of them a packet more, and a third of the time and none of the megabyte of tables. */
const SHORT = 4000;
const SHORT_QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 1 };

/** A large text that one viewer alone gets is packed for each: an eighth more bytes in a third of the time. */
const ALONE_QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 3 };
const LARGE = 32_000;
/** Up to here packing takes less than to wake a thread that does it, bytes. */
const AT_ONCE = 64_000;
const [LEAST_WINDOW, LARGEST_WINDOW] = [12, 22];

/** How a text of so many bytes is packed. A window that holds it all is enough, and less of it has to be made ready. */
export const brotliOf = (length: number, quality = BROTLI_QUALITY): Record<number, number> => ({
  ...(length < SHORT ? SHORT_QUALITY : quality),
  [constants.BROTLI_PARAM_LGWIN]: Math.min(LARGEST_WINDOW, Math.max(LEAST_WINDOW, Math.ceil(Math.log2(length + 16)))),
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
});

/** Shared by every poll that finds nothing new. */
export const UNCHANGED: Packed = Object.freeze({ body: Buffer.from('{"data":{}}'), encoding: 'identity' });

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(accept: string): PageAnswer['encoding'] {
  if (allows(accept, 'br')) return 'br';
  return allows(accept, 'gzip') ? 'gzip' : 'identity';
}

function allows(accept: string, name: string): boolean {
  const at = accept.indexOf(name);
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accept.slice(at + name.length));
}

/** A text below WORTH_COMPRESSING bytes goes as it is. */
export async function prepare(text: string, wanted: PageAnswer['encoding']): Promise<Packed> {
  const plain = Buffer.from(text);
  if (wanted === 'identity' || plain.length < WORTH_COMPRESSING) return { body: plain, encoding: 'identity' };
  if (plain.length <= AT_ONCE) {
    const params = brotliOf(plain.length, plain.length < LARGE ? BROTLI_QUALITY : ALONE_QUALITY);
    const body = wanted === 'br' ? brotliCompressSync(plain, { params }) : gzipSync(plain);
    return { body, encoding: wanted };
  }
  const body = wanted === 'br' ? await brotli(plain, { params: brotliOf(plain.length) }) : await zip(plain);
  return { body, encoding: wanted };
}
