import { codeIn } from './invitation-code.rules';
import { leadOf } from './join.rules';

const contest = (title: string, year: number) => ({ id: 1, title, name: 'Oak', year });

test('says who invites to what', () => {
  expect(leadOf({ invited_by: 'Ann', contests: [] })).toBe('Ann invites you.');
  expect(leadOf({ invited_by: '', contests: [contest('Tennis', 2026)] })).toBe('You are invited to Tennis 2026.');
  expect(leadOf({ invited_by: 'Ann', contests: [contest('Tennis', 2026), contest('Chess', 2026), contest('Darts', 2027)] })).toBe(
    'Ann invites you to Tennis, Chess and Darts.',
  );
});

test('the code stands behind the #', () => {
  expect(codeIn('#7QK4-M2VX-9DPA')).toBe('7QK4-M2VX-9DPA');
  expect(codeIn('')).toBe('');
  expect(codeIn('#%E0%A4%A')).toBe('');
});
