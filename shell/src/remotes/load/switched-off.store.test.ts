type Store = typeof import('./switched-off.store');

/** The store as a page load at this address finds it. */
async function visit(address: string): Promise<Store> {
  jest.resetModules();
  window.history.replaceState({ wanted: '/x' }, '', address);
  const store: Store = await import('./switched-off.store');
  store.takeSwitches();
  return store;
}
const off = (store: Store) => [...store.switchedOff()];

beforeEach(() => localStorage.clear());

test('an address switches remotes off, and is clean afterwards', async () => {
  const store = await visit('/football?week=3&disable-remotes=mf-football,%20mf-golf#smack');
  expect(off(store)).toEqual(['mf-football', 'mf-golf']);
  expect(store.isOff('mf-football')).toBe(true);
  expect(window.location.href).toBe('http://localhost/football?week=3#smack');
  expect(window.history.state).toEqual({ wanted: '/x' });
});

test('they stay off until an empty list or the button', async () => {
  await visit('/?disable-remotes=mf-football,mf-golf');
  const later = await visit('/');
  expect(off(later)).toEqual(['mf-football', 'mf-golf']);
  const watcher = jest.fn();
  later.watchSwitches(watcher);
  later.switchOn('mf-football');
  expect(watcher).toHaveBeenCalledTimes(1);
  expect(off(await visit('/'))).toEqual(['mf-golf']);
  expect(off(await visit('/?disable-remotes='))).toEqual([]);
  expect(localStorage.getItem('disabled-remotes')).toBeNull();
});

test('what is no remote’s name is not kept', async () => {
  expect(off(await visit('/?disable-remotes=football,../x,,mf-golf'))).toEqual(['mf-golf']);
});
