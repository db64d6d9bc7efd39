import { BuiltRemotes, projectRemotes } from '../../server/src/releases/testing/built-remotes';

/** Not in a browser: what a release does on screen is held by release.test.ts, of one remote. */
describe('every remote of the project', () => {
  let remotes: BuiltRemotes;
  beforeAll(async () => void (remotes = await BuiltRemotes.open()));
  afterAll(() => remotes.close());

  it('is built and given', async () => {
    expect(Object.keys(await remotes.given()).sort()).toEqual(projectRemotes());
  });

  it.each(projectRemotes())('%s is released and rolled back alone', async (id) => {
    const before = await remotes.given();
    await remotes.release(id, '99.0.0');
    const after = await remotes.given();
    expect(after).toEqual({ ...before, [id]: { ...before[id], version: '99.0.0', base: `/remotes/${id}/99.0.0/` } });
    await remotes.rollBack(id);
    expect(await remotes.given()).toEqual(before);
  });
});
