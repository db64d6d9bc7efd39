import { amountFault, amountText, centsOf } from './money.rules';

it.each([
  ['20', 2000],
  [' $4.90 ', 490],
  ['0.5', 50],
  ['', null],
  ['1,400', null],
  ['4.905', null],
  ['twenty', null],
])('reads %j as %j cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
  expect(amountFault(typed) === '').toBe(cents !== null);
});

it('types an amount as it is typed', () => {
  expect([amountText(1400), amountText(4.9), amountText(20, 2)]).toEqual(['1400', '4.90', '20.00']);
});
