import { differences } from './differences.rules';

test('every field of before and after stands once', () => {
  expect(differences('{"score1":17,"state":"final"}', '{"score1":20,"by":"Ann"}')).toEqual([
    ['score1', '17', '20'],
    ['state', 'final', '–'],
    ['by', '–', 'Ann'],
  ]);
});

test('nothing before, nothing after, and text that is no object', () => {
  expect(differences('', '{"id":4}')).toEqual([['id', '–', '4']]);
  expect(differences('null', '')).toEqual([]);
  expect(differences('Bills', '"Jets"')).toEqual([['value', 'Bills', 'Jets']]);
});

test('what was picked, and what nobody has, is in words and no JSON', () => {
  const before = '[{"slot":1,"event_id":1,"side":2,"line":-3.5},{"slot":2,"event_id":null}]';
  expect(differences(`{"picks":${before}}`, '{"picks":[],"lockedAt":null,"paid":true}')).toEqual([
    ['picks', 'slot 1, event id 1, side 2, line −3.5; slot 2', 'none'],
    ['locked at', '–', '–'],
    ['paid', '–', 'yes'],
  ]);
});
