import { initials } from './initials.rules';

test.each([
  ['Rusty', 'R'],
  ['rusty nail', 'RN'],
  ['Ann B. Cole', 'AC'],
  ['ann@example.com', 'AC'],
  ['élan_vital', 'ÉV'],
  ['𝒜da', '𝒜'],
  ['🏈', '?'],
  ['', '?'],
])('%j is %j', (name, expected) => expect(initials(name)).toBe(expected));
