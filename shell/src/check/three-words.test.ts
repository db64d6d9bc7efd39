import { wordPlaces } from './three-words';

test('the first 33 bits are three words of a list of 2,048', () => {
  const root = Buffer.from('HrqZzqAjNTNAsYXGhdPQZyLe8EgQoHnck/Oq4QRcioQ=', 'base64');
  expect(wordPlaces(root)).toEqual([0b00011110101, 0b11010100110, 0b01110011101]);
});
