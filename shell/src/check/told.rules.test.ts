import { readTold, tellingOf } from './told.rules';

const told = { lines: 2214, words: ['harbor', 'velvet', 'onion'] };

it('says the contest, how long its log is and the three words, and where others compare them', () => {
  const text = tellingOf({ ...told, contest: 7, type: 'chess', name: 'Oak Street Pool', origin: 'https://pool.example' });
  expect(text).toBe(
    'Oak Street Pool: 2,214 lines of its log, harbor velvet onion. Check yours: https://pool.example/check?contest_id=7&kind=chess&told=2214.harbor.velvet.onion',
  );
  expect(readTold(new URL(/https.*/.exec(text)![0]).searchParams.get('told'))).toEqual(told);
});

it.each([null, '', '2214', '2214.harbor.velvet', '0.a.b.c', '9.harbor.velvet.onion.fig', '9.harbor.velvet.<b>'])(
  'reads nothing of %j',
  (text) => expect(readTold(text)).toBeNull(),
);
