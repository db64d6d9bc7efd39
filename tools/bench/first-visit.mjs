import { rmSync } from 'node:fs';
import { weigh } from './chromium.mjs';
import { signedInStorage } from './signed-in.mjs';
import { buildSingle } from './single.mjs';
import { BenchSite } from './site.mjs';
import { staticSite } from './static-site.mjs';

/** @returns {Promise<import('./table.mjs').Figure[]>} */
export async function measure() {
  const folder = await buildSingle();
  const site = new BenchSite({ POOLHOUSE_CLOCK_RATE: '0' });
  await site.serve('--demo');
  const single = staticSite(folder, site.url).listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => single.once('listening', resolve));
    const address = single.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const storage = await signedInStorage(site.url);
    const ready = 'h1:has-text("Week")';
    const federated = await weigh(`${site.url}/football`, { storage, ready });
    const bundled = await weigh(`http://127.0.0.1:${port}/football`, { storage, ready });
    const kilobytes = (/** @type {{ scriptBytes: number, scripts: number }} */ visit) =>
      `${(visit.scriptBytes / 1000).toFixed(0)} kB in ${visit.scripts} scripts`;
    return [
      {
        what: 'first visit to the football page, JavaScript against one bundle',
        value: federated.scriptBytes / bundled.scriptBytes,
        unit: '×',
        way: 'at most',
        bound: 1.25,
        note: `${kilobytes(federated)} to ${kilobytes(bundled)}, brotli, over the wire`,
      },
    ];
  } finally {
    single.close();
    single.closeAllConnections();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
