import fc from 'fast-check';
import { aFinisher, aGolferOf, aTournamentOver, playedBy } from '../testing/recap.fixture';
import { surname } from './surname.rules';
import { tournamentRecap } from './tournament-recap.rules';
import type { RecapFinisher, TournamentRecap } from './tournament-recap.types';

const factOf = ({ facts }: TournamentRecap, id: string) => facts.find(({ ID }) => ID === id);

describe('what a tournament came to', () => {
  it('says who won what, by which hole, and who was in front until then', () => {
    const ann = aFinisher(1, 'Ann', {
      ...{ cents: 1025, won: '$9 for place 1, $1.25 of the winners pot' },
      recap: { picks: [aGolferOf(3)], took: { golfer: 'Matteo Quist', round: 4, hole: 17, toPar: -1, strokes: 3 } },
    });
    const bob = aFinisher(2, 'Bob', { cents: 700, won: '$7 for place 2', recap: { picks: [], led: { holesLeft: 7 } } });
    const recap = tournamentRecap(aTournamentOver([bob, ann]));
    expect(recap).toMatchObject({ headline: 'Ann', says: '−49 and $10.25', note: 'First tournament won this season' });
    expect(factOf(recap, 'swing')).toMatchObject({
      ...{ Head: 'Matteo Quist, birdie on 17', Where: 'Round 4' },
      Text: 'From then on nobody was ahead of Ann. Until then Bob was.',
    });
    expect(factOf(recap, 'bad_beat')).toMatchObject({ Head: 'Bob', Text: 'In front with 7 holes to play, 2nd by 1 stroke.' });
    expect(factOf(recap, 'alone')).toMatchObject({ Head: 'Ann, Golfer 3', Text: 'Finished T3 at −3.' });
    expect(recap.own.get(2)).toBe('2nd of 2 at −48. $7 for place 2.');
    expect(recap.facts.map(({ ID }) => ID)).toEqual(['swing', 'bad_beat', 'alone']);
  });

  it('calls it a bad beat before all else to be level and behind on a round', () => {
    const ann = aFinisher(1, 'Ann', { score: -46, rounds: [-12, -7, -15, -12] });
    const bob = aFinisher(2, 'Bob', { score: -46, rounds: [-12, -9, -14, -11], note: 'Level at −46; behind on round 4.' });
    const recap = tournamentRecap(aTournamentOver([ann, bob]));
    expect(factOf(recap, 'bad_beat')!.Text).toBe('Level at −46, behind on round 4: −11 against −12.');
    expect(recap.own.get(2)).toBe('2nd of 2 at −46. Level at −46; behind on round 4.');
  });

  it('tells of several winners, whose money is alike or not', () => {
    const two = (cents: number) =>
      tournamentRecap(
        aTournamentOver([
          aFinisher(1, 'Bob', { shared: true, cents }),
          aFinisher(2, 'Ann', { place: 1, shared: true, cents: 800, score: -49 }),
        ]),
      );
    expect(two(800)).toMatchObject({ headline: 'Two shared it', says: '−49 and $8 each', note: '' });
    expect(two(900).says).toBe('−49');
    expect(two(800).winners.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(factOf(two(800), 'swing')).toBeUndefined();
  });

  it('counts prizes in a row and tournaments won, and names the next pots', () => {
    const [ann, bob] = [aFinisher(1, 'Ann', { cents: 900 }), aFinisher(2, 'Bob', { cents: 700 })];
    const of = playedBy([ann, bob]);
    const next = { name: 'Lakehouse Pro', aces: 350, winner: 100 };
    const recap = tournamentRecap(aTournamentOver([ann, bob], { played: [playedBy([bob]), of, of, of], next }));
    expect(factOf(recap, 'run')).toMatchObject({ Head: 'Bob', Text: 'Has won a prize four tournaments in a row.' });
    expect(recap.note).toBe('Third tournament won this season');
    expect(factOf(recap, 'next')).toMatchObject({ Head: '$3.50 for aces and $1 for the winner', Text: 'Lakehouse Pro.' });
  });

  it('tells nothing of what was not kept when the tournament became official', () => {
    const old = (golferId: number) => ({ picks: [{ golferId, name: `Golfer ${golferId}`, house: false, onlyBalls: 4 }] });
    const recap = tournamentRecap(aTournamentOver([aFinisher(1, 'Ann', { recap: old(1) }), aFinisher(2, 'Bob', { recap: old(2) })]));
    expect(recap.facts).toEqual([]);
  });

  it('holds for any tournament, whatever the order of its entries', () => {
    const drawnPick = fc.record({ golferId: fc.integer({ min: 1, max: 6 }), house: fc.boolean() });
    const drawn = fc.array(
      fc.record({
        picks: fc.uniqueArray(drawnPick, { selector: ({ golferId }) => golferId, maxLength: 4 }),
        score: fc.integer({ min: -50, max: -46 }),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(drawn, (entries) => {
        const scores = entries.map(({ score }) => score);
        const finishers = entries.map(({ picks, score }, n): RecapFinisher => {
          const place = 1 + scores.filter((one) => one < score).length;
          const shared = scores.filter((one) => one === score).length > 1;
          const own = picks.map(({ golferId, house }) => aGolferOf(golferId, { house, position: golferId > 4 ? 'CUT' : `${golferId}` }));
          return aFinisher(n + 1, `Entry ${n + 1}`, { place, shared, score, recap: { picks: own } });
        });
        const recap = tournamentRecap(aTournamentOver(finishers));
        expect(tournamentRecap(aTournamentOver([...finishers].reverse()))).toEqual(recap);
        expect(new Set(recap.winners.map(({ entryId }) => entryId))).toEqual(playedBy(finishers).first);
        const picked = finishers.flatMap(({ recap: { picks } }) => picks.filter(({ house }) => !house));
        const times = (golferId: number) => picked.filter((one) => one.golferId === golferId).length;
        const lone = picked.some((one) => one.position !== 'CUT' && times(one.golferId) === 1);
        expect(factOf(recap, 'alone') !== undefined).toBe(finishers.length > 1 && lone);
        const most = Math.max(0, ...picked.map(({ golferId }) => times(golferId)));
        expect(factOf(recap, 'crowd')?.Text.startsWith(`${most} of ${finishers.length}`) ?? false).toBe(most > 1);
      }),
      { numRuns: 300 },
    );
  });
});

it('calls golfers by their last name', () => {
  expect(['Matteo Quist', 'Davis Love III', 'Sun Li', 'Tiger', 'Ana de la Cruz Jr.'].map(surname)).toEqual([
    'Quist',
    'Love III',
    'Li',
    'Tiger',
    'Cruz Jr.',
  ]);
});
