import fc from 'fast-check';
import { UNRELEASED, type ManifestEntry, type Published } from './manifest';
import { onOffer, released, REMEMBERED, rolledBack } from './switch.rules';

const at = (n: number) => new Date(Date.UTC(2026, 10, 21) + n * 60_000).toISOString();
const stamp = (n: number) => ({ at: at(n), by: 'ann' });
const noted = (n: number): Published => ({ at: at(n), by: 'ann', digest: '', base: null, folder: null, leftAt: null, pruned: false });
const VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '2.0.0'];
const all: ManifestEntry = { ...UNRELEASED, versions: Object.fromEntries(VERSIONS.map((version, n) => [version, noted(n)])) };

describe('switching', () => {
  it('a first release takes the place of what was built in place, and a rollback gives it back', () => {
    const live = released(all, '1.0.0', 100, stamp(1));
    expect(live).toMatchObject({ live: { version: '1.0.0', since: at(1), by: 'ann' }, next: null });
    expect(rolledBack(live, stamp(2))!.live).toEqual({ version: null, since: at(2), by: 'ann' });
    expect(rolledBack(all, stamp(2))).toBeNull();
  });

  it('a share leaves what is live alone, grows, becomes live, or is dropped by a rollback', () => {
    const live = released(all, '1.0.0', 100, stamp(1));
    const tenth = released(live, '1.1.0', 10, stamp(2));
    expect(tenth).toMatchObject({ live: live.live, next: { version: '1.1.0', percent: 10, since: at(2), by: 'ann' } });
    expect(released(tenth, '1.1.0', 50, stamp(3)).next).toMatchObject({ version: '1.1.0', percent: 50 });
    expect(released(tenth, '1.1.0', 100, stamp(3))).toMatchObject({ live: { version: '1.1.0' }, next: null });
    const dropped = rolledBack(tenth, stamp(3))!;
    expect(dropped).toMatchObject({ live: live.live, next: null, before: live.before });
    expect(dropped.versions['1.1.0']!.leftAt).toBe(at(3));
  });

  it('a rollback after a rollback goes further back, and a release afterwards comes back to where it was', () => {
    const third = VERSIONS.slice(0, 3).reduce((remote, version, n) => released(remote, version, 100, stamp(n)), all);
    const second = rolledBack(third, stamp(10))!;
    const first = rolledBack(second, stamp(11))!;
    expect([third, second, first].map(({ live }) => live.version)).toEqual(['1.2.0', '1.1.0', '1.0.0']);
    expect(rolledBack(released(second, '2.0.0', 100, stamp(12)), stamp(13))!.live.version).toBe('1.1.0');
  });

  it('releasing what is live already only ends the share of another version', () => {
    const live = released(all, '1.0.0', 100, stamp(1));
    expect(released(released(live, '1.1.0', 10, stamp(2)), '1.0.0', 100, stamp(3))).toMatchObject({
      live: live.live,
      before: live.before,
      next: null,
    });
  });

  const step = fc.oneof(
    fc.record({ version: fc.constantFrom(...VERSIONS), percent: fc.constantFrom(1, 10, 50, 100, 100) }),
    fc.constant(null),
  );

  it('any run of releases and rollbacks undoes itself step by step, and knows who left when', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let remote = all;
        steps.forEach((one, n) => {
          const was = remote;
          remote = one ? released(was, one.version, one.percent, stamp(100 + n)) : (rolledBack(was, stamp(100 + n)) ?? was);
          for (const [version, { leftAt }] of Object.entries(remote.versions)) {
            if (onOffer(remote).includes(version)) expect(leftAt).toBeNull();
            else if (onOffer(was).includes(version)) expect(leftAt).toBe(at(100 + n));
            else expect(leftAt).toBe(was.versions[version]!.leftAt);
          }
          expect(remote.before.length).toBeLessThanOrEqual(REMEMBERED);
          // Only a full release of another version is undone by going back a version.
          if (one?.percent === 100 && was.live.version !== one.version)
            expect(rolledBack(remote, stamp(0))!.live.version).toBe(was.live.version);
          if (one && one.percent < 100) expect(rolledBack(remote, stamp(0))!.live).toEqual(was.live);
        });
      }),
    );
  });
});
