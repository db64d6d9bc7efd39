import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HolePictures, pictureType, type PictureName } from './hole-pictures';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const hole = (n: number): PictureName => ({ year: 2024, tour: 'R', perm: '493', course: 776, hole: n });

describe('pictures of holes', () => {
  let folder: string;
  let server: Server;
  let address: string;
  const asked: string[] = [];
  beforeEach(async () => {
    asked.length = 0;
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-holes-'));
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url?.endsWith('_2.jpg')) return void response.writeHead(404).end();
      response.end(request.url?.endsWith('_3.jpg') ? '<html>not a picture</html>' : PNG);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are fetched where an address is set, kept, and handed out without a sign-in', async () => {
    const pictures = new HolePictures();
    pictures.open(folder, `${address}/holes_{year}_{tour}_{perm}_{course}_overhead_full_{hole}.jpg`);
    expect(await pictures.fetch(hole(1))).toBe('fetched');
    expect(await pictures.fetch(hole(1))).toBe('unchanged');
    expect(asked[0]).toBe('/holes_2024_r_493_776_overhead_full_1.jpg');
    expect(await pictures.fetch(hole(2))).toBe('missing');
    expect(await pictures.fetch(hole(3))).toEqual({ failed: 'hole 3 of course 776: not a picture' });
    expect(await pictures.find(hole(1))).toEqual({ bytes: PNG, type: 'image/png' });
    expect(await pictures.find(hole(3))).toBeUndefined();
  });

  it('are not asked for where no address is set', async () => {
    const pictures = new HolePictures();
    expect(pictures.isConfigured).toBe(false);
    pictures.open(folder, undefined);
    expect([pictures.isConfigured, asked.length]).toEqual([false, 0]);
    expect(await pictures.find(hole(1))).toBeUndefined();
  });

  it('are told by their first bytes', () => {
    expect(pictureType(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
    expect(pictureType(Buffer.from('RIFF....WEBPVP8 '))).toBe('image/webp');
    expect(pictureType(Buffer.from('GIF89a'))).toBeNull();
  });
});
