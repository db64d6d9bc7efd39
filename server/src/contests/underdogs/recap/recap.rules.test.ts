import { gradeOfMargin } from '@poolhouse/contract/underdogs-rules';
import fc from 'fast-check';
import { coverMargin, type Side } from '../../../sport/games/game.rules';
import type { Score } from '../../../sport/late/late-score.rules';
import { aDogWeek, aMiss, aRow, ended, type Picked } from '../testing/dog-week.fixture';
import { recapOf, type DogRecap } from './recap.rules';

const factOf = ({ facts }: DogRecap, id: string) => facts.find(({ ID }) => ID === id);
const [ann, bob, cid, dan] = ['Ann', 'Bob', 'Cid', 'Dan'].map((name, n) => ({ id: n + 1, name })) as [Named, Named, Named, Named];
interface Named {
  id: number;
  name: string;
}
const away = (game: Picked['game'], spread = 7.5): Picked => ({ game, side: 1, spread });

describe('what an Underdogs week came to', () => {
  it('says who alone won outright, and what became of everybody’s dog', () => {
    const [won, covered] = [ended(1, 24, 20), ended(2, 17, 20)];
    const rows = [aRow(1, away(won)), aRow(2, away(covered)), aRow(3, away(covered)), aMiss(4)];
    const recap = recapOf(aDogWeek([ann, bob, cid, dan], rows, [won, covered]));
    expect(recap).toMatchObject({ headline: 'Ann', says: 'Away1 +7.5 won outright', note: 'First win of the season', best: '' });
    expect(factOf(recap, 'alone')).toMatchObject({ Head: 'Ann, Away1 +7.5', Text: expect.stringMatching(/^Won 24–20 at .*Home1\.$/) });
    expect(factOf(recap, 'crowd')).toMatchObject({ Head: 'Away2 +7.5', Text: '2 of 3, covered.' });
    expect(recap.facts.map(({ ID }) => ID)).toEqual(['alone', 'crowd']);
    expect(recap.own.get(2)).toMatch(/^Away2 \+7\.5: Lost 17–20 at .*Home2 and covered\.$/);
    expect(recap.own.get(4)).toBe('No pick came in: a loss.');
    expect(recap.standings.map(({ EntryName, Grade, Rank }) => [EntryName, Grade, Rank])).toEqual([
      ['Ann', 'W', 1],
      ['Bob', 'C', 2],
      ['Cid', 'C', 2],
      ['Dan', 'L', 4],
    ]);
  });

  it('tells of several winners, and of who covered where there is none', () => {
    const [won, covered] = [ended(1, 24, 20), ended(2, 17, 20)];
    const two = recapOf(aDogWeek([bob, ann], [aRow(1, away(won)), aRow(2, away(won, 9))], [won]));
    expect(two).toMatchObject({ headline: 'Two won outright', says: 'Longest shot: Away1 +9', note: '' });
    expect(two.winners.map(({ entry }) => entry.name)).toEqual(['Ann', 'Bob']);
    const none = recapOf(aDogWeek([ann, bob], [aRow(1, away(covered)), aRow(2, away(covered, 3))], [covered]));
    expect(none).toMatchObject({ headline: 'No dog won', best: 'Ann, covered' });
  });

  it('tells what the last two minutes turned', () => {
    const game = ended(1, 24, 20);
    const late = new Map<number, Score>([[1, { score1: 17, score2: 20 }]]);
    const rows = [aRow(1, away(game)), aRow(2, { game, side: 2, spread: 1 })];
    const recap = recapOf(aDogWeek([ann, bob], rows, [game], { late }));
    expect(factOf(recap, 'swing')!.Text).toBe('17–20 became 24–20. Ann gained by it, Bob lost by it.');
    expect(factOf(recap, 'bad_beat')).toMatchObject({
      Head: 'Bob, Home1 +1',
      Short: expect.stringMatching(/^Ahead by 3 with two minutes to go: lost 20–24/),
    });
  });

  it('counts weeks in a row without a loss from three on', () => {
    const game = ended(1, 24, 20);
    const week = new Map([
      [1, 'C' as const],
      [2, 'L' as const],
    ]);
    const of = aDogWeek([ann, bob], [aRow(1, away(game)), aRow(2, away(game))], [game]);
    const run = (grades: typeof of.grades) => factOf(recapOf({ ...of, grades }), 'run');
    expect(run([week, ...of.grades])).toBeUndefined();
    expect(run([week, week, ...of.grades])).toMatchObject({ Head: 'Ann', Text: 'Has won or covered three weeks in a row.' });
  });

  it('agrees with the grades of any week, whatever the order of its facts', () => {
    const score = fc.nat({ max: 12 });
    const drawn = fc.record({
      games: fc.array(
        fc.record({ score1: score, score2: score, late: fc.option(fc.record({ score1: score, score2: score }), { nil: undefined }) }),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
      picks: fc.array(
        fc.record({ game: fc.nat({ max: 2 }), side: fc.constantFrom<Side>(1, 2), spread: fc.constantFrom(1, 2.5, 6), auto: fc.boolean() }),
        {
          minLength: 1,
          maxLength: 6,
        },
      ),
    });
    fc.assert(
      fc.property(drawn, ({ games: of, picks }) => {
        const games = of.map(({ score1, score2 }, n) => ended(n + 1, score1, score2));
        const late = new Map(of.flatMap((one, n) => (one.late ? [[n + 1, one.late] as const] : [])));
        const entries = picks.map((_, n) => ({ id: n + 1, name: `Entry ${n + 1}` }));
        const own = picks.map(({ game, ...pick }) => ({ ...pick, game: games[game % games.length]! }));
        const rows = own.map((pick, n) => aRow(n + 1, pick));
        const recap = recapOf(aDogWeek(entries, rows, games, { late }));
        const backwards = recapOf(aDogWeek([...entries].reverse(), [...rows].reverse(), [...games].reverse(), { late }));
        expect(backwards).toEqual(recap);
        expect(recap.winners.map(({ entry }) => entry.id).sort()).toEqual(
          rows
            .filter(({ Grade }) => Grade === 'W')
            .map((row) => row.entry_id)
            .sort(),
        );
        const worth = (margin: number, spread: number) => 'LCW'.indexOf(gradeOfMargin(margin, spread));
        const turns = own.map(({ game, side, spread }) => {
          const then = late.get(game.id);
          return then ? worth(coverMargin(game, side, 0)!, spread) - worth(coverMargin(then, side, 0)!, spread) : 0;
        });
        expect(factOf(recap, 'swing') !== undefined).toBe(turns.some((turn) => turn !== 0));
        expect(factOf(recap, 'bad_beat') !== undefined).toBe(turns.some((turn) => turn < 0));
        const chosen = own.filter(({ auto }) => !auto);
        const times = (pick: (typeof own)[number]) => chosen.filter(({ game, side }) => game === pick.game && side === pick.side).length;
        const wonAlone = chosen.some((pick) => times(pick) === 1 && coverMargin(pick.game, pick.side, 0)! > 0);
        expect(factOf(recap, 'alone') !== undefined).toBe(chosen.length > 1 && wonAlone);
        const most = Math.max(0, ...chosen.map(times));
        expect(factOf(recap, 'crowd')?.Text.startsWith(`${most} of ${chosen.length},`) ?? false).toBe(most > 1);
      }),
      { numRuns: 300 },
    );
  });
});
