import { speakLine } from './spoken';

test('a line is read aloud in words', () => {
  expect([-3.5, 3, 0, null].map(speakLine)).toEqual(['minus 3.5', 'plus 3', "pick'em", '']);
});
