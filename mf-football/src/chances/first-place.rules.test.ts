import type { FootballPickRow } from '@poolhouse/contract';
import { boardChances } from '@poolhouse/contract/chances';
import { outlookOf } from '@poolhouse/contract/football-rules';
import fc from 'fast-check';
import { boardOf, type Board, type FootballPage } from '../contest/board.rules';
import { chancesOf, seedOf } from '../season/chances/chances.rules';
import { raceOf } from '../season/chances/race.rules';
import { aBoardPage } from '../testing/board-page.fixture';
import { aConfig, aFinalGame, aGame, aLiveGame, aPick, aStanding } from '../testing/board.fixture';
import { aSeason } from '../testing/season.fixture';
import { chanceText } from './chance-words.rules';
import { factsOf } from './facts-of.rules';
import { firstPlaces } from './first-place.rules';

function last<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Three games that are on, the first of them listed last, one that is over, and one to come. */
const GAMES = [
  aLiveGame({ ID: 3, score1: 9, score2: 10 }),
  aLiveGame({ ID: 2, score1: 20, score2: 10 }),
  aFinalGame({ ID: 4 }),
  aGame({ ID: 5, Spread1: -3.5, Spread2: 3.5 }),
  aLiveGame({ ID: 1, score1: 3, score2: 10 }),
];

interface Picked {
  home: boolean;
  made: boolean;
}

function pickOf(entry: number, game: number, { home }: Picked): FootballPickRow {
  const at = GAMES.find(({ ID }) => ID === game)!;
  const sealed = { Pick: '', event_id: null, Spread: null, Result: null };
  const Result = game === 4 ? (home ? 1 : 0) : -1;
  return aPick({
    ...{ ID: `${entry}-${game}`, entry_id: entry, slot: game, event_id: game, Result },
    ...{ Pick: home ? at.team2 : at.team1, Spread: home ? -2.5 : 2.5 },
    ...(game === 5 && entry !== 1 && sealed),
    ...(game === 5 && entry === 1 && { Result: 3 }),
  });
}

function pageOf(of: readonly (readonly Picked[])[]): FootballPage {
  const picks = of.flatMap((row, n) => row.flatMap((one, game) => (one.made ? [pickOf(n + 1, game + 1, one)] : [])));
  const count = (entry: number, result: number) => picks.filter((pick) => pick.entry_id === entry && pick.Result === result).length;
  const week = of.map((_, n) =>
    aStanding({ ID: `11-${n + 1}`, entry_id: n + 1, EntryName: `E${n}`, PicksIn: 5, Wins: count(n + 1, 1), Losses: count(n + 1, 0) }),
  );
  const config = { data: [aConfig({ WeekOver: 0 })] };
  return aBoardPage({ config, scores: { data: GAMES }, picks: { data: picks }, standings: { data: week } });
}

const made = (page: FootballPage): Board => boardOf(page, 5)!;
const someEntries = fc.array(fc.array(fc.record({ home: fc.boolean(), made: fc.boolean() }), { minLength: 5, maxLength: 5 }), {
  minLength: 1,
  maxLength: 5,
});

describe('everybody’s chance of the week’s first place', () => {
  it('is what the season’s page says of the same week, whatever is ahead of it', () => {
    fc.assert(
      fc.property(someEntries, fc.integer({ min: 0, max: 3 }), (of, ahead) => {
        const page = pageOf(of);
        const board = made(page);
        const outlook = { data: outlookOf(boardChances({ page: factsOf(board), over: false }), ahead) };
        const season = aSeason({ outlook });
        const config = { data: [{ ...season.config.data[0]!, Week: board.config.Week }] };
        const race = raceOf({ outlook, config }, page)!;
        const said = last(chancesOf(race, seedOf(JSON.stringify(race))));
        const here = last(firstPlaces(board, false));
        for (const row of outlook.data.filter(({ scope }) => scope === 'week')) {
          const [first, chance] = [said.get(row.ID)!.first, here.get(row.entry_id)];
          if (row.State !== 'alive') expect([chance, first]).toEqual(row.State === 'out' ? [undefined, 0] : [1, 1]);
          else expect(Math.abs((chance ?? Number.NaN) - first)).toBeLessThan(2e-6);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('is certain for who leads once nothing is open, and never before that', () => {
    fc.assert(
      fc.property(someEntries, (of) => {
        const board = made(pageOf(of));
        const key = ({ Wins, Losses }: { Wins: number; Losses: number }) => 100 * Wins - Losses;
        const most = Math.max(...board.week.map(key));
        const over = last(firstPlaces(board, true));
        expect([...over.keys()].sort()).toEqual(board.week.flatMap((row) => (key(row) === most ? [row.entry_id] : [])).sort());
        expect([...over.values()].every((chance) => chance === 1)).toBe(true);
      }),
      { numRuns: 25 },
    );
    // Sixty points ahead with half a minute to play is no certainty, however often it comes so.
    const all = [1, 2, 3, 4, 5].map(() => ({ home: true, made: true }));
    const page = pageOf([all, all.map((one) => ({ ...one, home: false }))]);
    const late = GAMES.map((game) =>
      game.state === 'in_progress' ? { ...game, score1: 0, score2: 60, status: 'Q4', timeLeft: '0:30' } : game,
    );
    const chances = last(firstPlaces(made({ ...page, scores: { data: late } }), false));
    expect([chanceText(chances, 1), chanceText(chances, 2)]).toEqual(['>99%', '<1%']);
  });

  it('goes by no pick that is sealed, my own neither', () => {
    const all = [1, 2, 3, 4, 5].map(() => ({ home: true, made: true }));
    const other = all.map((one, n) => (n === 4 ? { ...one, home: false } : one));
    expect(last(firstPlaces(made(pageOf([all, all])), false))).toEqual(last(firstPlaces(made(pageOf([other, all])), false)));
  });
});
