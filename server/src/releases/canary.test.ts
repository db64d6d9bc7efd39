import fc from 'fast-check';
import { bucketOf, isInShare, versionFor } from './canary';
import { UNRELEASED } from './manifest';

const userId = fc.integer({ min: 1, max: 1e9 });
const remoteId = fc.constantFrom('mf-football', 'mf-underdogs', 'mf-golf');
const percent = fc.integer({ min: 1, max: 9_999 }).map((hundredths) => hundredths / 100);

describe('a share of the players', () => {
  it('is the same players each time, and growing it takes nobody back', () => {
    fc.assert(
      fc.property(userId, remoteId, percent, percent, (user, remote, a, b) => {
        const [small, large] = [Math.min(a, b), Math.max(a, b)];
        expect(isInShare(user, remote, small)).toBe(isInShare(user, remote, small));
        if (isInShare(user, remote, small)) expect(isInShare(user, remote, large)).toBe(true);
      }),
    );
  });

  it.each([0.5, 10, 33.3, 90])('of %d %% is about as large as it says', (wanted) => {
    const users = 20_000;
    let given = 0;
    for (let user = 1; user <= users; user++) if (isInShare(user, 'mf-football', wanted)) given++;
    // Five standard deviations: a fair hash stays inside, one that favours anybody does not.
    const [expected, spread] = [(users * wanted) / 100, Math.sqrt((users * wanted * (100 - wanted)) / 10_000)];
    expect(Math.abs(given - expected)).toBeLessThan(5 * spread);
  });

  it('is another one for each remote, so that the same players do not try everything', () => {
    const differ = Array.from({ length: 1_000 }, (_, user) => bucketOf(user, 'mf-football') !== bucketOf(user, 'mf-golf'));
    expect(differ.filter(Boolean).length).toBeGreaterThan(990);
  });

  it('keeps its order from one version of this program to the next', () => {
    expect([1, 2, 3, 4].map((user) => bucketOf(user, 'mf-football'))).toEqual(BUCKETS_FOR_EVER);
  });

  it('never holds a guest', () => {
    fc.assert(
      fc.property(remoteId, percent, (remote, share) => {
        expect(isInShare(null, remote, share)).toBe(false);
        const live = { version: '1.0.0', since: '', by: '' };
        expect(versionFor(null, remote, { ...UNRELEASED, live, next: { version: '1.1.0', percent: share, since: '', by: '' } })).toBe(
          '1.0.0',
        );
      }),
    );
  });
});

/** Counted apart with another program; a change here would swap players between versions in the middle of a release. */
const BUCKETS_FOR_EVER = [3408, 1146, 2327, 3677];
