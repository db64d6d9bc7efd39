import { Agent, get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** @typedef {{ authorization: string, contest: number, delta?: string }} Viewer */

/** How far a run has come. */
export class Tally {
  asked = 0;
  served = 0;
  wholes = 0;
  deltas = 0;
  unchanged = 0;
  bytes = 0;
  /** ms each */
  times = /** @type {number[]} */ ([]);

  /** @param {number} share 0.99 for the slowest of a hundred @returns {number} ms */
  slowest(share) {
    const sorted = this.times.sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  }
}

/**
 * Browsers of so many viewers, each polling once in an interval, spread evenly over it and in no order of contests. What is asked is asked
 * when its time has come, whether the server keeps up or not.
 * @param {string} url @param {readonly Viewer[]} viewers
 * @param {{ everyMs: number, forMs: number, tally: Tally }} how
 */
export async function browse(url, viewers, { everyMs, forMs, tally }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const { hostname, port } = new URL(url);
  const order = [...viewers.keys()].sort((a, b) => ((a * 7919) % viewers.length) - ((b * 7919) % viewers.length));
  const began = performance.now();
  /** @type {Set<Promise<void>>} */
  const open = new Set();
  let at = 0;
  for (let now = 0; now < forMs; now = performance.now() - began) {
    const due = Math.floor((now / everyMs) * viewers.length);
    for (; at < due; at += 1) {
      const viewer = viewers[order[at % viewers.length] ?? 0];
      if (!viewer) throw new Error('there are no viewers');
      tally.asked += 1;
      const one = poll({ agent, hostname, port }, viewer, tally).finally(() => open.delete(one));
      open.add(one);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const late = open.size;
  await Promise.all(open);
  agent.destroy();
  return { late };
}

/** @param {{ agent: Agent, hostname: string, port: string }} site @param {Viewer} viewer @param {Tally} tally @returns {Promise<void>} */
function poll(site, viewer, tally) {
  const began = performance.now();
  const path = viewer.delta ?? `/api/v1/football/pagedata?contest_id=${viewer.contest}`;
  const headers = {
    accept: 'application/json;own=apart',
    'x-application-id': 'bench',
    'accept-encoding': 'br',
    authorization: viewer.authorization,
  };
  return new Promise((resolve, reject) => {
    get({ ...site, path, headers }, (answer) => {
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        tally.times.push(performance.now() - began);
        const body = Buffer.concat(chunks);
        if (answer.statusCode !== 200) return reject(new Error(`${path}: ${answer.statusCode} ${body}`));
        tally.served += 1;
        tally.bytes += body.length;
        if (body.length < 20) tally.unchanged += 1;
        else follow(viewer, answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body, tally);
        resolve();
      });
    }).on('error', reject);
  });
}

/** @param {Viewer} viewer @param {Buffer} text @param {Tally} tally */
function follow(viewer, text, tally) {
  const tail = text.subarray(-400).toString();
  const delta = /"__delta":"([^"]+)"/.exec(tail)?.[1];
  if (delta === undefined) throw new Error(`no __delta in ${tail}`);
  if (viewer.delta === undefined || tail.includes('"__whole"')) tally.wholes += 1;
  else tally.deltas += 1;
  viewer.delta = delta;
}
