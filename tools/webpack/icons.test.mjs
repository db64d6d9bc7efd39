import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { drawn, icons, manifest } from './icons.mjs';

const shell = join(fileURLToPath(new URL('../..', import.meta.url)), 'shell');

/** Width and height as a PNG's header has them. @param {Buffer} png */
const sizeOf = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a home screen gets pictures of the size that the manifest says, drawn from the mark', async () => {
  const { icons: named } = manifest(shell);
  assert.deepEqual(
    named.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`),
    ['192x192 any', '512x512 any', '512x512 maskable'],
  );
  for (const { picture, size, asset } of icons(shell)) {
    const png = await drawn(picture, size);
    assert.equal(png.subarray(1, 4).toString(), 'PNG');
    assert.deepEqual(sizeOf(png), [size, size]);
    assert.match(asset, /^assets\/[\w-]+\.[0-9a-f]{10}\.png$/);
  }
});

test('what a phone cuts to a shape of its own is filled to the edges', () => {
  const shapes = Object.fromEntries(icons(shell).map(({ name, picture }) => [name, picture]));
  assert.match(shapes['maskable-512'] ?? '', /^<svg[^>]*viewBox="-7 -7 46 46"><rect x="-7" y="-7" width="46" height="46" fill="#0F1D2B"/);
  assert.match(shapes['touch-180'] ?? '', /viewBox="-2 -2 36 36"/);
});

test('a site that is put on a home screen opens as an app of its own', () => {
  const { display, start_url, scope } = manifest(shell);
  assert.deepEqual({ display, start_url, scope }, { display: 'standalone', start_url: '/', scope: '/' });
});

test('what is shared to it is sent as a body, since an address would carry an invitation to the server', () => {
  const { action, method, enctype } = manifest(shell).share_target;
  assert.deepEqual({ action, method, enctype }, { action: '/shared', method: 'POST', enctype: 'multipart/form-data' });
});
