import { shownLink, usedInWords } from './invite.rules';

test('uses and the link as people read them', () => {
  expect(usedInWords({ used: 9, uses: 40 })).toBe('9 of 40 used');
  expect(shownLink('https://pool.example/join#7QK4-M2VX-9DPA')).toBe('pool.example/join#7QK4-M2VX-9DPA');
});
