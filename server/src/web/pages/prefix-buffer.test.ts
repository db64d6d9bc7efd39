import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { PrefixBuffer } from './prefix-buffer';

const text = fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constant('ab"c,'.repeat(3000)));

describe('a beginning that many answers share', () => {
  it('is a whole stream of its encoding with any end', () => {
    fc.assert(
      fc.property(
        text,
        fc.array(
          text.filter((end) => end.length < 12_000 && end.length > 0),
          { minLength: 1, maxLength: 4 },
        ),
        (begin, ends) => {
          const prefix = new PrefixBuffer(begin);
          for (const end of ends) {
            expect(brotliDecompressSync(packed(prefix, end, 'br')).toString()).toBe(begin + end.padEnd(1000));
            expect(gunzipSync(packed(prefix, end, 'gzip')).toString()).toBe(begin + end.padEnd(1000));
            expect(packed(prefix, end, 'identity').toString()).toBe(begin + end.padEnd(1000));
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('leaves alone what is not worth packing', () => {
    expect(new PrefixBuffer('{').withSuffix('}', 'br')).toEqual({ body: Buffer.from('{}'), encoding: 'identity' });
  });
});

/** Short answers go out plain; a decoder of another encoding is then not asked. */
function packed(prefix: PrefixBuffer, end: string, encoding: 'br' | 'gzip' | 'identity'): Buffer {
  const { body, encoding: used } = prefix.withSuffix(end.padEnd(1000), encoding);
  expect(used).toBe(encoding);
  return Buffer.concat([body]);
}
