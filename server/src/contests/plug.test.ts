import { contestContracts, contestTypes } from '@poolhouse/contract';
import type { Migration } from 'kysely';
import { contests } from '.';
import { contestMigrations } from './contest-migrations';

const nothing: Migration = { up: async () => {} };

test('each kind of the contract has one plug, of the same name', () => {
  expect(contests.map(({ type }) => type).sort()).toEqual([...contestTypes].sort());
  for (const { type, name } of contests) expect(contestContracts.find((one) => one.type === type)?.name).toBe(name);
});

test('no two contests have the same page', () => expect(new Set(contests.map(({ path }) => path)).size).toBe(contests.length));

test('a migration bears the name of its contest, so that two teams cannot collide', () => {
  const plug = { type: 'golf', name: 'Golf', words: 'a golf contest', path: '/golf', sports: [], leadsFrom: 0 } as const;
  expect(Object.keys(contestMigrations([{ ...plug, migrations: { 'golf-001-field': nothing } }]))).toEqual(['golf-001-field']);
  expect(() => contestMigrations([{ ...plug, migrations: { '009-field': nothing } }])).toThrow('must be called golf-…');
});
