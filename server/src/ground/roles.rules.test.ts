import type { Role } from '@poolhouse/contract';
import fc from 'fast-check';
import { groupsRun, hasRole, hasRoleAnywhere, highestRole, runsContest, type Located } from './roles.rules';
import type { GroupRole } from './viewer';

const small = fc.integer({ min: 1, max: 4 });
const role: fc.Arbitrary<GroupRole> = fc.oneof(
  small.map((groupNumber) => ({ role: 'commissioner' as const, groupNumber, contestId: null })),
  fc.tuple(small, small).map(([groupNumber, n]) => ({ role: 'helper' as const, groupNumber, contestId: 10 * groupNumber + n })),
);
const viewer = fc.record({ isAdmin: fc.constant(false), roles: fc.array(role, { maxLength: 4 }) });
/** Contests 11 to 14 are group 1's, and so on. */
const place: fc.Arbitrary<Located> = fc
  .tuple(small, fc.option(small))
  .map(([groupNumber, n]) => ({ groupNumber, ...(n === null ? {} : { contestId: 10 * groupNumber + n }) }));
const need = fc.constantFrom<Role>('helper', 'commissioner', 'site');
const ORDER: readonly Role[] = ['helper', 'commissioner', 'site'];

describe('roles', () => {
  it('a higher role includes the lower ones, everywhere', () => {
    fc.assert(
      fc.property(viewer, need, place, (who, wanted, at) => {
        if (!hasRole(who, wanted, at)) return;
        for (const lower of ORDER.slice(0, ORDER.indexOf(wanted))) expect(hasRole(who, lower, at)).toBe(true);
        expect(hasRoleAnywhere(who, wanted)).toBe(true);
      }),
    );
  });

  it('nobody reaches a group in which they have no role, and only a site administrator is one', () => {
    fc.assert(
      fc.property(viewer, need, place, (who, wanted, at) => {
        const there = who.roles.some(({ groupNumber }) => groupNumber === at.groupNumber);
        if (!there || wanted === 'site') expect(hasRole(who, wanted, at)).toBe(false);
        expect(hasRole({ ...who, isAdmin: true }, wanted, at)).toBe(true);
      }),
    );
  });

  it("a helper reaches their contest and no other, and never a commissioner's work", () => {
    fc.assert(
      fc.property(fc.array(role, { minLength: 1, maxLength: 3 }), place, (roles, at) => {
        const helpers = roles.filter((one) => one.role === 'helper');
        const who = { isAdmin: false, roles: helpers };
        expect(hasRole(who, 'commissioner', at)).toBe(false);
        if (at.contestId === undefined) return;
        expect(runsContest(who, { id: at.contestId, groupNumber: at.groupNumber })).toBe(
          helpers.some((one) => one.contestId === at.contestId),
        );
      }),
    );
  });

  it('says the highest role and the groups that are run', () => {
    expect(highestRole({ isAdmin: true })).toBe('site');
    expect(highestRole({ isAdmin: false })).toBe('player');
    const roles: GroupRole[] = [
      { role: 'helper', groupNumber: 3, contestId: 31 },
      { role: 'commissioner', groupNumber: 2, contestId: null },
    ];
    expect(highestRole({ isAdmin: false, roles })).toBe('commissioner');
    expect(groupsRun({ isAdmin: false, roles })).toEqual([2, 3]);
    expect(groupsRun({ isAdmin: false, roles }, 'commissioner')).toEqual([2]);
    expect(groupsRun({ isAdmin: true, roles })).toBe('all');
  });
});
