import { randomBytes } from 'node:crypto';
import { contestSecret, extract, saltOf } from '../../ground/proof/seal';
import type { SealRound } from './seal-source';
import { dueSeal, nextHourly, sealOf } from './seals';

const HOUR = 3_600_000;
const slots = Array.from({ length: 70 }, (_, n) => ({ entry: 1 + Math.floor(n / 5), slot: 1 + (n % 5), pick: null, opensAt: Infinity }));
const round: SealRound = { period: '2026-w03', opensAt: 0, locks: [{ at: 1000 * HOUR, events: [1] }], slots };

describe('the seals of a season', () => {
  it('use each salt once, and show an unchanged pick as another commitment each time', async () => {
    const sealing = { contestId: 7, extracted: extract(contestSecret(randomBytes(32), 7)) };
    const leaves = new Set<string>();
    const SEALS = 500;
    for (let beat = 1; beat <= SEALS; beat += 1)
      for (const leaf of (await sealOf(sealing, round, beat)).leaves) leaves.add(leaf.toString('base64'));
    expect(leaves.size).toBe(SEALS * slots.length);
  });

  it('have other salts in every contest of a site', () => {
    const secret = randomBytes(32);
    const salts = [7, 8].map((id) => saltOf(extract(contestSecret(secret, id)), 1, '11/2026-w03/1').toString('base64'));
    expect(salts[0]).not.toBe(salts[1]);
  });
});

describe('the seals of a thousand contests', () => {
  it('are spread over their hour', () => {
    const due = Array.from({ length: 1000 }, (_, n) => nextHourly(n + 1, 0)).sort((a, b) => a - b);
    const minutes = Array.from({ length: 60 }, (_, minute) => due.filter((at) => Math.floor((at % HOUR) / 60_000) === minute).length);
    expect(Math.max(...minutes)).toBeLessThan(40);
    expect(Math.min(...minutes)).toBeGreaterThan(5);
  });

  it('come once an hour, whenever somebody looks', () => {
    let last = { period: '2026-w03', beat: 1, at: 0, leaves: [], over: false };
    let seals = 0;
    for (let now = 0; now < 24 * HOUR; now += 17_000) {
      const due = dueSeal(3, round, last, now);
      if (!due) continue;
      expect(now - due.at).toBeLessThan(17_000);
      seals += 1;
      last = { ...last, at: now };
    }
    expect(seals).toBe(24);
  });
});
