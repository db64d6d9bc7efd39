import { amountsText, listCents, seasonTotal, tidyList } from './settings.rules';

const plan = { weekly: ['9', '7', '5', '4', '3', '2'], overall: ['32', ' 28', '24', ' 20', '16', '10'], perEvent: '1' };

it('adds up what typed amounts pay in a season: the specification’s are $1,400', () => {
  expect(seasonTotal(plan, { events: 35, doubles: 5 })).toBe(140_000);
  expect(seasonTotal({ ...plan, perEvent: '1.25' }, { events: 12, doubles: 2 })).toBe(2 * 125 * 12 + 3000 * 14 + 13_000);
});

it.each(['', 'nine', '9,,7', '9.999', '-1'])('takes %j for no list of amounts', (weekly) => {
  expect(seasonTotal({ ...plan, weekly: weekly.split(',') }, { events: 35, doubles: 5 })).toBeNull();
});

it('reads dollars with a sign, and sends lists without blanks', () => {
  expect([listCents(['$4.50', '4.5']), tidyList([' $9', ' 7 '])]).toEqual([[450, 450], '9,7']);
});

it('writes amounts into fields so that they are read again as they were, thousands included', () => {
  expect([amountsText('1400'), amountsText('4.9')]).toEqual([['1400'], ['4.90']]);
  expect(amountsText('13.71,12,10.28')).toEqual(['13.71', '12.00', '10.28']);
  for (const list of ['1400,700,350', '1250.5,12', '0'])
    expect(listCents(amountsText(list))).toEqual(list.split(',').map((amount) => Math.round(Number(amount) * 100)));
});
