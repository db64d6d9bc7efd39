import { roleBody, roleWords } from './roles.rules';

test('a role is asked for with what it hangs on, and nothing else', () => {
  const grant = { user_id: 7, group: 2, contest: 5 };
  expect(roleBody({ ...grant, role: 'commissioner' })).toEqual({ user_id: 7, role: 'commissioner', group_number: 2 });
  expect(roleBody({ ...grant, role: 'helper' })).toEqual({ user_id: 7, role: 'helper', contest_id: 5 });
  expect(roleBody({ ...grant, role: 'site' })).toEqual({ user_id: 7, role: 'site' });
});

test('a role in words', () => {
  expect(roleWords({ role: 'helper', contest_id: 5 }, (id) => `Pool ${id}`)).toBe('helper of Pool 5');
  expect(roleWords({ role: 'commissioner', contest_id: null }, String)).toBe('commissioner');
  expect(roleWords({ role: 'site', contest_id: null }, String)).toBe('site administrator');
});
