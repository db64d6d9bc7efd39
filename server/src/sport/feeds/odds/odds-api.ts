import { z } from 'zod';
import { NO_FACTS } from '../../facts/game-facts.rules';
import type { Sport } from '../../games/game';
import { FeedFailure } from '../feed-failure';
import type { FeedAnswer, FeedTeam } from '../feed-game';
import { isTotal } from '../rules/total.rules';
import { utcInstant } from '../utc-instant';
import { consensusLine } from './consensus.rules';

const outcome = z.object({ name: z.string(), point: z.number().nullish() });
const bookmaker = z.object({ markets: z.array(z.object({ key: z.string(), outcomes: z.array(outcome) })) });
const oddsEvent = z.object({
  home_team: z.string().min(1),
  away_team: z.string().min(1),
  commence_time: utcInstant,
  bookmakers: z.array(bookmaker).nullish(),
});
type OddsEvent = z.output<typeof oddsEvent>;

/**
 * Reads odds of The Odds API, version 4. Prices do not matter, so decimal and American ones are alike. A game without a
 * line and a total at any book is left out.
 *
 * @throws FeedFailure when it is no list of odds, or not one of its games can be read
 */
export function readOddsApi(json: unknown, sport: Sport): FeedAnswer {
  if (!Array.isArray(json)) throw new FeedFailure('other_shape', 'The answer is not a list of odds.');
  const answer: FeedAnswer = { games: [], skipped: 0, problems: [] };
  for (const [index, raw] of json.entries()) {
    const event = oddsEvent.safeParse(raw);
    if (!event.success) {
      const [issue] = event.error.issues;
      answer.problems.push(`Game ${index + 1}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'cannot be read'}`);
      continue;
    }
    const spread2 = consensusLine(homeLines(event.data));
    const totalLine = consensusLine(totals(event.data));
    if (spread2 === null && totalLine === null) answer.skipped += 1;
    else
      answer.games.push({
        sport,
        feedKey: null,
        kickoffAt: event.data.commence_time,
        away: named(event.data.away_team),
        home: named(event.data.home_team),
        play: null,
        listing: null,
        spread2,
        facts: { ...NO_FACTS, totalLine },
      });
  }
  if (answer.problems.length > 0 && answer.problems.length === json.length)
    throw new FeedFailure('other_shape', `Not one game of the odds can be read. ${answer.problems[0]}`);
  return answer;
}

/** The home line of each book that gives both teams the same line turned round. */
function homeLines({ home_team, away_team, bookmakers }: OddsEvent): number[] {
  return (bookmakers ?? []).flatMap(({ markets }) => {
    const outcomes = markets.find(({ key }) => key === 'spreads')?.outcomes ?? [];
    const [away, home] = [away_team, home_team].map((team) => outcomes.find(({ name }) => name === team)?.point);
    return away != null && home != null && away + home === 0 && Math.abs(home) <= 99.5 ? [home] : [];
  });
}

/** The total of each book whose Over and Under are the same. */
function totals({ bookmakers }: OddsEvent): number[] {
  return (bookmakers ?? []).flatMap(({ markets }) => {
    const outcomes = markets.find(({ key }) => key === 'totals')?.outcomes ?? [];
    const [over, under] = ['Over', 'Under'].map((side) => outcomes.find(({ name }) => name === side)?.point);
    return over != null && over === under && isTotal(over) ? [over] : [];
  });
}

function named(fullName: string): FeedTeam {
  return { code: '', name: '', fullName };
}
