import fc from 'fast-check';
import { offerOf, type Circumstances } from './offer.rules';

const usual: Circumstances = { installed: false, askable: true, iphone: false, visits: 2, saved: false, refused: false };

test('is made on a second visit or after a first pick, with the browser’s question or in words for an iPhone', () => {
  expect(offerOf(usual)).toBe('ask');
  expect(offerOf({ ...usual, visits: 1 })).toBeNull();
  expect(offerOf({ ...usual, visits: 1, saved: true })).toBe('ask');
  expect(offerOf({ ...usual, askable: false, iphone: true })).toBe('tell');
  expect(offerOf({ ...usual, askable: false })).toBeNull();
});

test('is never made to who has it, or wants none', () => {
  const any = fc.record({
    installed: fc.boolean(),
    askable: fc.boolean(),
    iphone: fc.boolean(),
    visits: fc.nat(9),
    saved: fc.boolean(),
    refused: fc.boolean(),
  });
  fc.assert(
    fc.property(any, (one) => {
      if (one.installed || one.refused) expect(offerOf(one)).toBeNull();
      expect(offerOf({ ...one, askable: false, iphone: false })).toBeNull();
    }),
  );
});
