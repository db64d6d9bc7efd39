import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
});

/**
 * Serves a built folder with its `.br` files, and passes the API on to a running site.
 * @param {string} folder @param {string} api `http://127.0.0.1:…`
 */
export function staticSite(folder, api) {
  return createServer((ask, answer) => {
    const path = normalize(new URL(ask.url ?? '/', 'http://local').pathname);
    if (path.startsWith('/api/')) {
      const onward = request(api + ask.url, { method: ask.method, headers: ask.headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      });
      ask.pipe(onward);
      return;
    }
    const wanted = join(folder, path);
    const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(folder, 'index.html');
    const packed = existsSync(`${file}.br`);
    answer.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(packed ? { 'content-encoding': 'br' } : {}),
    });
    createReadStream(packed ? `${file}.br` : file).pipe(answer);
  });
}
