import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/**
 * One read as a browser makes it; every byte of status line and headers counts, the ones that Node adds as well.
 * @param {string} url @param {string} authorization
 * @returns {Promise<{ body: Buffer, headerBytes: number, encoding: string }>}
 */
export function fetchRaw(url, authorization) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { authorization, 'x-application-id': 'bench', 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode} ${Buffer.concat(chunks)}`));
        const raw = answer.rawHeaders;
        let headerBytes = 'HTTP/1.1 200 OK\r\n\r\n'.length;
        for (let n = 0; n < raw.length; n += 2) headerBytes += `${raw[n]}: ${raw[n + 1]}\r\n`.length;
        resolve({ body: Buffer.concat(chunks), headerBytes, encoding: answer.headers['content-encoding'] ?? 'identity' });
      });
    }).on('error', reject);
  });
}

/** @param {Buffer} body @param {string} encoding */
export function parse(body, encoding) {
  return JSON.parse(String(encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body));
}
