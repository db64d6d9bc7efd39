import { BuiltRemotes, projectRemotes } from '../../server/src/releases/testing/built-remotes';
import { expect, test } from '../support/test';

/** Not in a browser: what a release does on screen is held by release.test.ts, of one remote. */
test.describe('every remote of the project', () => {
  let remotes: BuiltRemotes;
  test.beforeAll(async () => void (remotes = await BuiltRemotes.open()));
  test.afterAll(() => remotes?.close());

  test('is built and given', async () => {
    expect(Object.keys(await remotes.given()).sort()).toEqual(projectRemotes());
  });

  for (const id of projectRemotes())
    test(`${id} is released and rolled back alone`, async () => {
      const before = await remotes.given();
      await remotes.release(id, '99.0.0');
      const after = await remotes.given();
      expect(after).toEqual({ ...before, [id]: { ...before[id], version: '99.0.0', base: `/remotes/${id}/99.0.0/` } });
      await remotes.rollBack(id);
      expect(await remotes.given()).toEqual(before);
    });
});
