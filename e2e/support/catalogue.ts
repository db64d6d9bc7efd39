import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { folderOf } from './folder';

const root = join(__dirname, '../..');
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.woff2': 'font/woff2' };

/** The kit's catalogue, built and given. */
export class Catalogue {
  private constructor(
    private readonly folder: string,
    private readonly server: Server,
  ) {}

  static async open(): Promise<Catalogue> {
    const folder = await folderOf('catalogue');
    await promisify(execFile)(process.execPath, ['tools/catalogue.mjs', `--build=${folder}`], { cwd: root });
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://catalogue');
      const file = pathname === '/' ? '/index.html' : pathname;
      try {
        response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(readFileSync(join(folder, file)));
      } catch {
        response.writeHead(404).end();
      }
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Catalogue(folder, server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await rm(this.folder, { recursive: true, force: true });
  }
}
