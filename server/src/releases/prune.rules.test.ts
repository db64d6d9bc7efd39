import fc from 'fast-check';
import { UNRELEASED, type ManifestEntry, type Published } from './manifest';
import { KEPT_AT_LEAST, KEPT_FOR_MS, prunable, pruned } from './prune.rules';
import { onOffer } from './switch.rules';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 24 * 60 * 60_000;
const ago = (days: number) => new Date(NOW - days * DAY).toISOString();
const noted = (at: number, leftAt: number | null = null): Published => ({
  at: ago(at),
  by: 'ann',
  digest: '',
  base: null,
  folder: null,
  leftAt: leftAt === null ? null : ago(leftAt),
  pruned: false,
});
const remote = (live: string, versions: Record<string, Published>, more: Partial<ManifestEntry> = {}): ManifestEntry => ({
  ...UNRELEASED,
  live: { version: live, since: ago(0), by: 'ann' },
  versions,
  ...more,
});
const eight = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`1.${n}.0`, noted(100 - n * 10, 90 - n * 10)]));

describe('pruning', () => {
  it('takes what is older than 30 days, but not the last five', () => {
    expect(prunable(remote('1.7.0', eight), NOW)).toEqual(['1.2.0', '1.1.0', '1.0.0']);
    expect(prunable(remote('1.7.0', Object.fromEntries(Object.entries(eight).slice(3))), NOW)).toEqual([]);
  });

  it('counts the age from when somebody was last given it, so open tabs keep their files', () => {
    const versions = { ...eight, '1.0.0': noted(100, 3) };
    expect(prunable(remote('1.7.0', versions), NOW)).toEqual(['1.2.0', '1.1.0']);
  });

  it('never takes what is live, what a share is given, or what a rollback goes back to', () => {
    const odd = {
      before: [{ version: '1.1.0', since: ago(100), by: 'ann' }],
      next: { version: '1.2.0', percent: 10, since: ago(0), by: 'ann' },
    };
    expect(prunable(remote('1.0.0', eight, odd), NOW)).toEqual([]);
  });

  it('forgets nothing but the way back: a number that was once published stays taken', () => {
    const before = ['1.0.0', '1.6.0'].map((version) => ({ version, since: ago(100), by: 'ann' }));
    const after = pruned(remote('1.7.0', eight, { before }), ['1.0.0']);
    expect(after.versions['1.0.0']).toEqual({ ...eight['1.0.0'], pruned: true });
    expect(after.before.map(({ version }) => version)).toEqual(['1.6.0']);
    expect(prunable(after, NOW)).not.toContain('1.0.0');
  });

  const some = fc.dictionary(
    fc.integer({ min: 0, max: 40 }).map((n) => `1.${n}.0`),
    fc.record({ at: fc.integer({ min: 0, max: 400 }), left: fc.option(fc.integer({ min: 0, max: 400 })) }),
    { minKeys: 1, maxKeys: 25 },
  );

  it('whatever was published, enough is left', () => {
    fc.assert(
      fc.property(some, fc.nat(), (made, pick) => {
        const versions = Object.fromEntries(Object.entries(made).map(([version, { at, left }]) => [version, noted(at, left)]));
        const names = Object.keys(versions);
        const one = remote(names[pick % names.length]!, versions);
        const gone = prunable(one, NOW);
        expect(names.length - gone.length).toBeGreaterThanOrEqual(Math.min(names.length, KEPT_AT_LEAST));
        for (const version of onOffer(one)) expect(gone).not.toContain(version);
        for (const version of gone)
          expect(NOW - Date.parse(versions[version]!.leftAt ?? versions[version]!.at)).toBeGreaterThan(KEPT_FOR_MS);
      }),
    );
  });
});
