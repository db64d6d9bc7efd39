import type { Database } from '../../ground/db/database';
import { describeEachEngine } from '../../testing/engines';
import { createUser, findUserByName, listUsers } from './users.store';

describeEachEngine('users', (engine) => {
  let db: Database;
  const add = (username: string, email: string) =>
    db.write((tx, invalidate) => createUser(tx, invalidate, { username, email, passwordHash: null, now: 1 }));

  beforeAll(async () => {
    db = await engine.open();
    await add('Ann', 'Ann@Example.org');
  });

  it('are found by name and by e-mail in any case', async () => {
    for (const typed of ['ann', ' ANN ', 'ann@example.ORG'])
      expect((await db.read((tx) => findUserByName(tx, typed)))?.username).toBe('Ann');
    expect(await db.read((tx) => findUserByName(tx, ''))).toBeUndefined();
  });

  it.each([
    ['ANN', 'other@example.org'],
    ['ann ', 'other@example.org'],
    ['Other', 'ANN@example.org'],
  ])('refuses %s <%s>, which is taken', async (name, email) => {
    await expect(add(name, email)).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.read(listUsers)).toHaveLength(1);
  });

  it('refuses names that could not sign in', async () => {
    await expect(add('a:b', 'b@example.org')).rejects.toMatchObject({ code: 'bad_input', fields: { name: expect.any(String) } });
  });
});
