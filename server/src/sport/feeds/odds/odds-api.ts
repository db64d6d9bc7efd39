import { z } from 'zod';
import { NO_FACTS } from '../../facts/game-facts.rules';
import type { Sport } from '../../games/game';
import { otherShape } from '../feed-failure';
import type { FeedAnswer, FeedTeam } from '../feed-game';
import { fit, valueAt } from '../fit';
import { misfitAt } from '../misfit';
import { isTotal } from '../rules/total.rules';
import { utcInstant } from '../utc-instant';
import { consensusLine } from './consensus.rules';

const outcome = z.object({ name: z.string(), point: z.number().nullish() });
const bookmaker = z.object({ markets: z.array(z.object({ key: z.string(), outcomes: z.array(outcome) })) });
const oddsEvent = z.object({
  home_team: z.string().min(1),
  away_team: z.string().min(1),
  commence_time: utcInstant,
  // A book that does not fit is left out, and the others speak.
  bookmakers: z.array(bookmaker.nullable()).nullish(),
});
type OddsEvent = z.output<typeof oddsEvent>;

/**
 * Reads odds of The Odds API, version 4. Prices do not matter, so decimal and American ones are alike. A game without a
 * line and a total at any book is left out.
 *
 * @throws FeedFailure when it is no list of odds, or not one of its games can be read
 */
export function readOddsApi(json: unknown, sport: Sport): FeedAnswer {
  const answer: FeedAnswer = { games: [], skipped: 0, misfits: [] };
  const list = fit(z.array(z.unknown()), json, [], answer.misfits);
  if (!list) throw otherShape('The answer is not a list of odds', answer.misfits);
  let broken = 0;
  for (const [index, raw] of list.entries()) {
    const event = fit(oddsEvent, raw, [index], answer.misfits);
    const lack = event && lackOf(event);
    if (lack) answer.misfits.push(misfitAt([index, ...lack], lack.length === 1 ? 'is not a list' : 'is not a number', valueAt(raw, lack)));
    if (!event) {
      broken += 1;
      continue;
    }
    const spread2 = consensusLine(homeLines(event));
    const totalLine = consensusLine(totals(event));
    if (spread2 === null && totalLine === null) answer.skipped += 1;
    else
      answer.games.push({
        sport,
        feedKey: null,
        kickoffAt: event.commence_time,
        away: named(event.away_team),
        home: named(event.home_team),
        play: null,
        listing: null,
        spread2,
        facts: { ...NO_FACTS, totalLine },
      });
  }
  if (broken > 0 && broken === list.length) throw otherShape('Not one game of the odds can be read', answer.misfits);
  return answer;
}

type Books = OddsEvent['bookmakers'];
const booksIn = (books: Books) => (books ?? []).filter((book) => book !== null);

/** What is not even null, as a line is that a book has taken off. */
function lackOf({ bookmakers }: OddsEvent): (string | number)[] | undefined {
  if (bookmakers == null) return ['bookmakers'];
  for (const [b, book] of bookmakers.entries())
    for (const [m, { key, outcomes }] of (book?.markets ?? []).entries()) {
      const n = key === 'spreads' || key === 'totals' ? outcomes.findIndex(({ point }) => point === undefined) : -1;
      if (n !== -1) return ['bookmakers', b, 'markets', m, 'outcomes', n, 'point'];
    }
  return undefined;
}

/** The home line of each book that gives both teams the same line turned round. */
function homeLines({ home_team, away_team, bookmakers }: OddsEvent): number[] {
  return booksIn(bookmakers).flatMap(({ markets }) => {
    const outcomes = markets.find(({ key }) => key === 'spreads')?.outcomes ?? [];
    const [away, home] = [away_team, home_team].map((team) => outcomes.find(({ name }) => name === team)?.point);
    return away != null && home != null && away + home === 0 && Math.abs(home) <= 99.5 ? [home] : [];
  });
}

/** The total of each book whose Over and Under are the same. */
function totals({ bookmakers }: OddsEvent): number[] {
  return booksIn(bookmakers).flatMap(({ markets }) => {
    const outcomes = markets.find(({ key }) => key === 'totals')?.outcomes ?? [];
    const [over, under] = ['Over', 'Under'].map((side) => outcomes.find(({ name }) => name === side)?.point);
    return over != null && over === under && isTotal(over) ? [over] : [];
  });
}

function named(fullName: string): FeedTeam {
  return { code: '', name: '', fullName };
}
