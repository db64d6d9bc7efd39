import { join } from 'node:path';
import { BenchSite } from './site.mjs';

const ID = 'mf-underdogs';

/**
 * How long a team waits that releases from its own machine to a site that is running.
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function measure() {
  const site = new BenchSite({ POOLHOUSE_CLOCK_RATE: '0' });
  site.environment.POOLHOUSE_RELEASE_KEY = join(site.folder, 'team.pem');
  await site.serve('--demo');
  try {
    const said = await site.command('release-key', 'make', ID, '--site', site.url);
    const key = /release-key add \S+ (\S+)/.exec(said)?.[1] ?? '';
    await site.command('release-key', 'add', ID, key, '--name', 'bench');
    /** @param {string} version */
    const released = async (version) => {
      const began = performance.now();
      const told = await site.command('release', ID, '--site', site.url, '--version', version);
      const live = /** @type {{ payload: string }} */ (await (await fetch(`${site.url}/registry.json`)).json());
      if (!live.payload.includes(`/remotes/${ID}/${version}/`)) throw new Error(`${version} is not live: ${told}`);
      return { ms: performance.now() - began, sent: /(\d+ of its \d+ files)/.exec(told)?.[1] ?? '' };
    };
    const first = await released('90.0.0');
    const second = await released('90.0.1');
    return [
      {
        what: 'releasing a remote to a running site, build included',
        value: Math.max(first.ms, second.ms),
        unit: 'ms',
        way: 'at most',
        bound: 10_000,
        note: `first ${first.ms.toFixed(0)} ms, ${first.sent} sent; second ${second.ms.toFixed(0)} ms, ${second.sent}`,
      },
    ];
  } finally {
    await site.stop();
  }
}
