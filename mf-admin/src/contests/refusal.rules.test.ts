import { refusalOf } from './refusal.rules';

test('a refusal is shown in the server’s words, a proxy’s page is not', () => {
  expect(refusalOf('{"error":{"message":"There is no such group.","code":"not_found"}}')).toBe('There is no such group.');
  expect(refusalOf('<html>502</html>')).toBe('The file could not be made.');
  expect(refusalOf('{}')).toBe('The file could not be made.');
});
