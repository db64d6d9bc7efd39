import { PERSON_COLORS } from '@poolhouse/contract';
import fc from 'fast-check';
import { marksOf, monogramsOf, type Member } from './marks.rules';

const someone = (id: number, username: string, of: Partial<Member> = {}): Member => ({
  ...{ id, username, groups: [1], color: '', monogram: '' },
  ...of,
});
const shownIn = (members: readonly Member[]) => [...marksOf(members).values()].map(({ shown }) => shown);

test.each([
  ['Rusty Nail', 'RN', 'RU'],
  ['Ann B. Cole', 'AC', 'AN'],
  ['rusty', 'RU', 'RS'],
  ['X', 'X2', 'X3'],
  ['élan vital', 'ÉV', 'ÉL'],
  ['straße', 'ST', 'SR'],
  ['🏈', undefined, undefined],
])('%j is %j, else %j', (name, first, second) => expect(monogramsOf(name).slice(0, 2)).toEqual([first, second].filter(Boolean)));

it('falls back on any letters that are free for a name without any', () => {
  expect(shownIn([someone(1, '🏈'), someone(2, '🏀')]).map(({ monogram }) => monogram)).toEqual(['AA', 'AB']);
});

const name = fc.oneof(fc.constantFrom('Rusty Nail', 'Rusty Nut', 'rn', 'R', '🏈', 'Renata', '李雷'), fc.string({ maxLength: 12 }));
const people = (options: { maxLength: number; groups: fc.Arbitrary<number[]> }) =>
  fc
    .array(fc.record({ gap: fc.integer({ min: 1, max: 40 }), username: name, groups: options.groups }), { maxLength: options.maxLength })
    .map((rows) => {
      let id = 0;
      return rows.map(({ gap, username, groups }) => someone((id += gap), username, { groups }));
    });
const inSome = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 });

it('gives up to twelve people of a circle twelve colors, and each letters of their own', () =>
  fc.assert(
    fc.property(people({ maxLength: PERSON_COLORS.length, groups: fc.constant([1]) }), (members) => {
      const shown = shownIn(members);
      expect(new Set(shown.map(({ color }) => color)).size).toBe(members.length);
      expect(new Set(shown.map(({ monogram }) => monogram)).size).toBe(members.length);
    }),
  ));

it('gives nobody in any circle the letters of another, and always one or two', () =>
  fc.assert(
    fc.property(people({ maxLength: 60, groups: inSome }), (members) => {
      const marks = marksOf(members);
      for (const group of [1, 2, 3, 4]) {
        const letters = members.filter(({ groups }) => groups.includes(group)).map(({ id }) => marks.get(id)!.usual.monogram);
        expect(new Set(letters).size).toBe(letters.length);
      }
      for (const { usual } of marks.values()) expect(usual.monogram).toMatch(/^[\p{L}\p{N}]{1,2}$/u);
    }),
  ));

it('changes nothing for those before when somebody comes', () =>
  fc.assert(
    fc.property(people({ maxLength: 30, groups: inSome }), name, inSome, (members, username, groups) => {
      const before = marksOf(members);
      const after = marksOf([...members, someone(10_000, username, { groups })]);
      for (const [id, marks] of before) expect(after.get(id)).toEqual(marks);
    }),
  ));

it('changes the mark of nobody else when somebody chooses what nobody has', () =>
  fc.assert(
    fc.property(people({ maxLength: 30, groups: inSome }), fc.nat(), (members, n) => {
      fc.pre(members.length > 0);
      const at = n % members.length;
      const before = marksOf(members);
      const after = marksOf(members.map((one, i) => (i === at ? { ...one, color: 'plum' as const, monogram: 'ØØ' } : one)));
      for (const [i, { id }] of members.entries())
        expect(after.get(id)!.shown).toEqual(i === at ? { color: 'plum', monogram: 'ØØ' } : before.get(id)!.shown);
    }),
  ));

it('makes way for letters that somebody has chosen', () => {
  const chosen = someone(1, 'Zed', { monogram: 'RN' });
  expect(shownIn([chosen, someone(2, 'Rusty Nail')]).map(({ monogram }) => monogram)).toEqual(['RN', 'RU']);
  expect(shownIn([chosen, someone(2, 'Rusty Nail', { groups: [2] })]).map(({ monogram }) => monogram)).toEqual(['RN', 'RN']);
});

it('shows people alike whoever else the site has, as long as no circle leads to them', () =>
  fc.assert(
    fc.property(people({ maxLength: 30, groups: inSome }), fc.integer({ min: 1, max: 4 }), (members, group) => {
      const around = connected(members, group);
      const [all, some] = [marksOf(members), marksOf(around)];
      for (const { id } of around) expect(some.get(id)).toEqual(all.get(id));
    }),
  ));

/** Everybody whom circles connect with one of them. */
function connected(members: readonly Member[], group: number): Member[] {
  const known = new Set([group]);
  for (let before = 0; before < known.size;) {
    before = known.size;
    for (const { groups } of members) if (groups.some((one) => known.has(one))) for (const one of groups) known.add(one);
  }
  return members.filter(({ groups }) => groups.some((one) => known.has(one)));
}
