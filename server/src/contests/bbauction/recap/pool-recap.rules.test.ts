import * as fc from 'fast-check';
import { sum } from '../../standings/shares.rules';
import { scene } from '../testing/bought.fixture';
import { poolOf, poolScene } from '../testing/pool.fixture';
import { bestBuy, unwantedTeam, upsetOf, worstBuy } from './pool-facts.rules';
import { poolRecap } from './pool-recap.rules';
import { reachedBy, soldLots } from './sold-lots.rules';

const gain = ({ won, price }: { won: number; price: number }) => won - price;

describe('what an auction came to', () => {
  it('is the same whatever order rows come in, and holds for any auction and tournament', () => {
    fc.assert(
      fc.property(scene, (drawn) => {
        const groups = poolOf(drawn);
        const lots = soldLots(groups);
        const recap = poolRecap(groups);
        const buyers = groups.owners.filter(({ TotalTeams }) => TotalTeams > 0);
        expect(recap === undefined).toBe(buyers.length === 0);
        if (!recap) return;

        expect(poolRecap({ ...groups, teams: [...groups.teams].reverse(), bracket: [...groups.bracket].reverse() })).toEqual(recap);
        expect(sum(lots.map(({ price }) => price))).toBe(sum(groups.owners.map(({ TotalPaid }) => TotalPaid)));
        expect(sum(lots.map(({ won }) => won))).toBeLessThanOrEqual(sum(groups.owners.map(({ TotalWon }) => TotalWon)));
        for (const { Profit, ID } of buyers) {
          expect(Profit).toBeLessThanOrEqual(recap.winners[0]!.Profit);
          expect(recap.own.get(ID)).toMatch(/^T?\d+\w* of 5, /);
        }
        const [best, worst] = [bestBuy(lots), worstBuy(lots)];
        for (const lot of lots) {
          expect(gain(lot)).toBeLessThanOrEqual(Math.max(0, best ? gain(best) : 0));
          expect(gain(lot)).toBeGreaterThanOrEqual(Math.min(0, worst ? gain(worst) : 0));
        }
        for (const { Title, Head, Card, Short, Text } of recap.facts)
          for (const words of [Title, Head, Card, Short, Text]) expect(words).toMatch(/^[^ ].*[^ ]$|^\S$/);
        expect(new Set(recap.facts.map(({ ID }) => ID)).size).toBe(recap.facts.length);
      }),
    );
  });

  it('calls unwanted what was cheap and came far, and an upset what the worse seed won', () => {
    fc.assert(
      fc.property(scene, (drawn) => {
        const groups = poolOf(drawn);
        const best = bestBuy(soldLots(groups));
        const unwanted = unwantedTeam(groups, best);
        const reached = reachedBy(groups.bracket);
        if (unwanted) {
          expect(reached.get(unwanted.team.ID)).toBeGreaterThanOrEqual(3);
          expect(groups.teams.filter(({ Price }) => (Price ?? 0) > (unwanted.team.Price ?? 0)).length).toBeGreaterThanOrEqual(48);
          expect(unwanted.team.lot).not.toBe(best?.lot);
        }
        const upset = upsetOf(groups);
        const gaps = groups.bracket.flatMap((loser) => {
          if (loser.out === 0 || loser.owner_id === 0) return [];
          const winner = groups.bracket.find(({ round, position }) => round === loser.round && position === loser.position - 1);
          return [(winner?.Seed ?? 0) - (loser.Seed ?? 0)];
        });
        expect(upset ? upset.winner.Seed! - upset.loser.Seed! : 0).toBe(Math.max(0, ...gaps));
      }),
    );
  });

  it('says who won, the best and the worst buy, the dearest, the cheap one that came far and the upset', () => {
    // The first eight games are of the South, the upper team the better one: 1 and 16, 8 and 9, 5 and 12.
    const recap = poolRecap(poolOf(poolScene([40, 10, 20, 1], [2])))!;
    expect(recap.facts.map(({ ID, Title, Head, Text }) => [ID, Title, Head, Text])).toMatchInlineSnapshot(`
      [
        [
          "best_buy",
          "The best buy, and the dearest team",
          "1 Team 0, Ann for $40",
          "Brought $366, +$326. Won the title.",
        ],
        [
          "worst_buy",
          "The worst buy",
          "5 Team 4, Eve for $40",
          "Brought $0, −$40. Out in the round of 64.",
        ],
        [
          "upset",
          "The upset",
          "12 Team 5 over 4 Team 6",
          "Round of 32. Bob had paid $20 for Team 6, Ann had paid $10 for Team 5.",
        ],
      ]
    `);
    expect([recap.headline, recap.says, recap.note]).toMatchInlineSnapshot(`
      [
        "Ann",
        "+$225 on $253 paid",
        "Each dollar brought $1.89",
      ]
    `);
    expect(recap.own.get(1)).toMatchInlineSnapshot(
      `"1st of 5, +$225 on $253 paid. Best buy: 1 Team 0, $40 that brought $366. Worst: 7 Team 60, $40 that brought $17."`,
    );
  });

  it('tells since when the winner was in front', () => {
    const groups = poolOf(poolScene([40, 10, 20, 1]));
    const winner = poolRecap(groups)!.winners[0]!;
    const day = (Week: number, ID: number, Rank: number) => ({
      ...{
        ID: `${ID}:${Week}`,
        entry_id: ID,
        EntryName: ID === winner.ID ? winner.Name : 'Zed',
        Week,
        day: `2026-03-${18 + Week}`,
        value: 0,
        Rank,
      },
    });
    const race = [day(1, winner.ID, 2), day(1, 99, 1), day(2, winner.ID, 1), day(2, 99, 2)];
    const lead = (of: typeof race) => poolRecap({ ...groups, race: of })!.facts.find(({ ID }) => ID === 'swing');
    expect(lead(race)).toMatchObject({ Head: `${winner.Name}, from Mar 20 to the end`, Text: 'Before that day Zed was in front.' });
    expect(lead([day(1, winner.ID, 1), day(1, 99, 2)])).toMatchObject({ Text: 'Nobody else was ever in front.' });
  });

  it('has none where nothing was sold', () => {
    const groups = poolOf(poolScene([1]));
    expect(poolRecap({ ...groups, owners: groups.owners.map((owner) => ({ ...owner, TotalTeams: 0 })) })).toBeUndefined();
  });
});
