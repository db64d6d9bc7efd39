import { brotliCompressSync, constants, crc32, deflateRawSync } from 'node:zlib';
import { brotliOf, WORTH_COMPRESSING, type Packed } from './pack';
import type { PageAnswer } from './page';

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const LAST_BROTLI_BLOCK = 0x03;
const LAST_DEFLATE_BLOCK = 0x01;

interface Zipped {
  blocks: Buffer;
  crc: number;
  /** Of what was packed, bytes. */
  length: number;
}

/**
 * The text with which the answers of many viewers begin: packed once for each encoding, and ended for each viewer with bytes
 * that are not compressed. Both formats allow it: a stream that was flushed goes on with a block of its own (RFC 7932 section 9.2,
 * RFC 1951 section 3.2.4).
 */
export class PrefixBuffer {
  private br: Buffer | undefined;
  private gzip: Zipped | undefined;

  constructor(readonly text: string) {}

  /** What is held in memory, bytes. */
  get bytes(): number {
    return this.text.length + (this.br?.length ?? 0) + (this.gzip?.blocks.length ?? 0);
  }

  /** How long it is as it is sent, bytes. */
  lengthIn(encoding: PageAnswer['encoding']): number {
    if (encoding === 'identity') return this.text.length;
    return encoding === 'br' ? (this.br ??= packed(this.text)).length : (this.gzip ??= zipped(Buffer.from(this.text))).blocks.length;
  }

  /** @param end less than 64 kB: an uncompressed block of either format holds no more */
  withSuffix(end: string, encoding: PageAnswer['encoding']): Packed {
    if (encoding === 'identity' || this.text.length + end.length < WORTH_COMPRESSING)
      return { body: Buffer.from(this.text + end), encoding: 'identity' };
    const bytes = Buffer.from(end);
    return { body: encoding === 'br' ? this.brotliWith(bytes) : this.gzipWith(bytes), encoding };
  }

  private brotliWith(end: Buffer): Buffer {
    this.br ??= packed(this.text);
    const body = Buffer.allocUnsafe(this.br.length + 3 + end.length + 1);
    this.br.copy(body);
    // Not the last block (1 bit), four digits of length (2 bits), the length less one (16 bits), uncompressed (1 bit).
    body.writeUIntLE(((end.length - 1) << 3) | (1 << 19), this.br.length, 3);
    end.copy(body, this.br.length + 3);
    body[body.length - 1] = LAST_BROTLI_BLOCK;
    return body;
  }

  private gzipWith(end: Buffer): Buffer {
    const { blocks, crc, length } = (this.gzip ??= zipped(Buffer.from(this.text)));
    const body = Buffer.allocUnsafe(blocks.length + 5 + end.length + 8);
    let at = blocks.copy(body);
    at = body.writeUInt8(LAST_DEFLATE_BLOCK, at);
    at = body.writeUInt16LE(end.length, at);
    at = body.writeUInt16LE(~end.length & 0xffff, at);
    at += end.copy(body, at);
    at = body.writeUInt32LE(crc32(end, crc), at);
    body.writeUInt32LE(length + end.length, at);
    return body;
  }
}

const packed = (text: string): Buffer =>
  fitting(brotliCompressSync(Buffer.from(text), { params: brotliOf(text.length), finishFlush: constants.BROTLI_OPERATION_FLUSH }));

/** What zlib hands out is the beginning of a buffer of 16 kB. */
function fitting(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function zipped(text: Buffer): Zipped {
  return {
    blocks: Buffer.concat([GZIP_HEAD, deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH })]),
    crc: crc32(text),
    length: text.length,
  };
}
