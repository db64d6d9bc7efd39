import type { MySeasonConfig, MySeasonPick } from '@poolhouse/contract';
import fc from 'fast-check';
import type { OwnSeason } from './own-season';
import { seasonCard } from './season-card.rules';

const head: MySeasonConfig = {
  ...{ ID: 1, contest_id: 3, contest_name: 'Oak Street Pool', entry_id: 1, EntryName: 'Rusty Nail', Year: 2026, Week: 3, Over: 0 },
  ...{ Rank: 2, Shared: 1, Entries: 14, Wins: 9, Losses: 6, Points: 42, Gap: 'level with Turf Toe' },
};
const aPick = (Week: number, slot: number, of: Partial<MySeasonPick> = {}): MySeasonPick => ({
  ...{ ID: `${Week}-${slot}`, Week, slot, Pick: 'Bills −5.5', Result: 1, Push: 0 },
  ...of,
});
const aWeek = (Week: number, Wins: number) => ({ ID: Week, Week, Wins, Losses: 5 - Wins, Points: 0, Rank: 2 });
const aSeason = (of: Partial<OwnSeason> = {}): OwnSeason => ({
  ...{ head, weeks: [aWeek(1, 5), aWeek(2, 2), aWeek(3, 2)], picks: [], facts: [], coin: undefined },
  ...of,
});

describe('the card of a season', () => {
  it('says where it stands, and what of it is worth telling', () => {
    const fact = (ID: 'run' | 'best' | 'nemesis', Head: string) => ({
      ID,
      Title: `The page’s ${ID}`,
      Head,
      Text: 'So it was.',
      Weeks: '1',
    });
    const card = seasonCard(
      aSeason({
        facts: [fact('run', '5 right'), fact('best', 'Week 1, all five'), fact('nemesis', 'Sack Lunch')],
        coin: {
          ID: 1,
          Right: 9,
          Picks: 15,
          Pushes: 0,
          Says: '30 coins of 100 do as well',
          FavWins: 7,
          FavLosses: 8,
          DogWins: 8,
          DogLosses: 7,
        },
      }),
    );
    expect(card).toMatchObject({ when: '2026 season so far', place: 'T2', among: 'of 14', record: '9–6, 60.0%' });
    expect(card.says).toBe('42 points won, level with Turf Toe');
    expect(card.facts).toEqual([
      { title: 'Best week', head: 'Week 1, all five', text: 'So it was.' },
      { title: 'Nemesis', head: 'Sack Lunch', text: 'So it was.' },
      { title: 'Beside a coin', head: '30 coins of 100 do as well', text: 'Always the favorite: 7–8' },
    ]);
  });

  it('leaves out what did not happen', () => {
    const card = seasonCard(
      aSeason({ head: { ...head, Over: 1, Shared: 0, Points: 0, Gap: '' }, weeks: [aWeek(1, 1), aWeek(2, 0), aWeek(3, 0)] }),
    );
    expect([card.when, card.place, card.says, card.facts]).toEqual(['2026 season', '2nd', '', []]);
    expect(card.sum).toBe('After 3 weeks: 0 of 0 picks right');
  });

  it('has five cells a week, each as its pick went, and a missing pick as a lost one', () => {
    const result = fc.constantFrom<Partial<MySeasonPick>>(
      { Result: 1 },
      { Result: 0 },
      { Result: 0, Push: 1 },
      { Result: null },
      { Result: 0, Pick: '' },
    );
    fc.assert(
      fc.property(fc.array(result, { minLength: 15, maxLength: 15 }), (results) => {
        const picks = results.map((of, n) => aPick(1 + Math.floor(n / 5), 1 + (n % 5), of));
        const { weeks, sum } = seasonCard(aSeason({ picks: [...picks].reverse() }));
        const letters = weeks.flatMap(({ cells }) => cells);
        expect(letters).toEqual(results.map(({ Result, Push }) => (Result === 1 ? 'W' : Result === null ? '' : Push === 1 ? 'P' : 'L')));
        expect(weeks.map(({ perfect }) => perfect)).toEqual([true, false, false]);
        const made = picks.filter(({ Pick }) => Pick !== '').length;
        const right = letters.filter((letter) => letter === 'W').length;
        expect(sum).toBe(`After 3 weeks: ${right} of ${made} ${made === 1 ? 'pick' : 'picks'} right, 1 week of five`);
      }),
    );
  });
});
