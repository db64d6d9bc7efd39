import { rawJson, rawLine } from './raw.rules';

test('an answer is shown as it came, in one line', () => {
  expect(rawLine({ result: 'success', message: 'invitation to ann@example.com is on the way' })).toBe(
    'success: invitation to ann@example.com is on the way',
  );
  expect(rawLine({ result: 'success' })).toBe('success');
});

test('the whole of an answer, or of a refusal', () => {
  expect(JSON.parse(rawJson({ data: { version: '1' } }))).toEqual({ data: { version: '1' } });
  expect(JSON.parse(rawJson({ error: { code: 'forbidden', message: 'No.' } }))).toEqual({ error: { code: 'forbidden', message: 'No.' } });
});
