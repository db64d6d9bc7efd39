import {
  FEWEST_SEASON_WEEKS,
  type MyWinsConfig,
  type MyWinsFact,
  type MyWinsLuck,
  type MyWinsTeam,
  type MyWinsWeek,
} from '@poolhouse/contract';
import { must } from '../../../ground/must';
import { teamName } from '../../../sport/games/teams';
import type { Contest, Entry } from '../../contest';
import { namedHead, NOWHERE, placedHead } from '../../myseason/head.rules';
import { luckWords, type LuckWords } from '../../myseason/luck-words.rules';
import { placesGained } from '../../standings/ranking.rules';
import { gamesPerTeam } from '../../weeks/nfl-weeks.rules';
import type { WinsTeam } from '../footballwins-season.types';
import { ownersOf } from '../records.rules';
import { myFacts } from './my-facts.rules';
import type { OpenWeek } from './open-weeks.types';
import { chancesOf, ownGames, worthOf, type OwnGame, type Worth } from './own-games.rules';

/** An entry's season up to the last week of which every result is there. */
export interface OwnWins {
  head: MyWinsConfig;
  weeks: readonly MyWinsWeek[];
  teams: readonly MyWinsTeam[];
  facts: readonly MyWinsFact[];
  /** Undefined while no game had a line. */
  luck: MyWinsLuck | undefined;
}

/** Of a contest: all that its entries' seasons are made of. */
export interface OwnWinsFacts {
  contest: Contest;
  entries: readonly Entry[];
  teams: readonly WinsTeam[];
  /** Week by week from the contest's first. */
  weeks: readonly OpenWeek[];
  /** The season's last week. */
  lastWeek: number;
}

const LINES: LuckWords = {
  ...{ one: 'season of 100 by the lines', many: 'seasons of 100 by the lines' },
  ...{ asWell: ['brings as much', 'bring as much'], better: ['brings more', 'bring more'] },
};

const tenth = (n: number): number => Math.round(10 * n) / 10;
const thousandth = (n: number): number => Math.round(1000 * n) / 1000;
const counts = ({ wins, losses, ties, points }: Worth) => ({ Wins: wins, Losses: losses, Ties: ties, Points: points });

export function headOf({ contest, weeks, lastWeek }: OwnWinsFacts, entry: Entry | undefined): MyWinsConfig {
  const last = weeks.at(-1)?.week ?? 0;
  return { ...namedHead(contest, entry, last, last === lastWeek), ...NOWHERE, Wins: 0, Losses: 0, Ties: 0, Points: 0 };
}

/** Pure. Undefined while these weeks are too few for a season. */
export function ownSeason(of: OwnWinsFacts, entry: Entry): OwnWins | undefined {
  if (of.weeks.length < FEWEST_SEASON_WEEKS) return undefined;
  const games = ownGames(entry.id, ownersOf(of.teams), of.weeks);
  const weeks = of.weeks.map((week) => weekRow(week, entry.id, games));
  const own = of.teams.filter(({ owner }) => owner === entry.id);
  const after = must(of.weeks.at(-1), 'a season has weeks').after;
  const table = after.map(({ entryId, name, rank, points }) => ({ entryId, name, rank, wins: points }));
  return {
    head: {
      ...{ ...headOf(of, entry), ...counts(worthOf(games)) },
      ...must(placedHead(table, entry.id, 'win'), 'the place of an entry that was there'),
    },
    weeks,
    teams: teamRows(own, games, of.weeks),
    facts: myFacts({ entryId: entry.id, entries: of.entries, games, weeks, teams: own.map(({ abbrev }) => abbrev) }),
    luck: luckOf({ entryId: entry.id, perTeam: gamesPerTeam(of.contest.year) }, own, games),
  };
}

function weekRow({ week, before, after }: OpenWeek, entryId: number, games: readonly OwnGame[]): MyWinsWeek {
  const worth = worthOf(games.filter((game) => game.week === week));
  // Before the first result everybody shares the first place.
  const begun = before.some(({ wins, losses, ties }) => wins + losses + ties > 0);
  return {
    ...{ ID: week, Week: week, Rank: after.find((one) => one.entryId === entryId)?.rank ?? 0 },
    ...{ ...counts(worth), Expected: tenth(worth.expected), Moved: begun ? (placesGained(before, after).get(entryId) ?? 0) : 0 },
  };
}

/** The team that was most above its lines first. */
function teamRows(teams: readonly WinsTeam[], games: readonly OwnGame[], weeks: readonly OpenWeek[]): MyWinsTeam[] {
  return teams
    .map(({ abbrev }) => {
      const own = games.filter(({ team }) => team === abbrev);
      return { abbrev, own, worth: worthOf(own) };
    })
    .sort((a, b) => b.worth.lined - b.worth.expected - (a.worth.lined - a.worth.expected) || (a.abbrev < b.abbrev ? -1 : 1))
    .map(({ abbrev, own, worth }) => ({
      ...{ ID: abbrev, team_name: teamName('NFL', abbrev), ...counts(worth) },
      Expected: own.some(({ chance }) => chance !== null) ? tenth(worth.expected) : null,
      Results: weeks
        .map(({ week }) =>
          own
            .filter((game) => game.week === week)
            .map(letterOf)
            .join(''),
        )
        .join(),
    }));
}

const LETTERS = new Map([
  [1, 'W'],
  [0, 'T'],
  [-1, 'L'],
]);
const letterOf = ({ lead }: OwnGame): string => LETTERS.get(Math.sign(lead)) ?? '';

function luckOf(
  { entryId, perTeam }: { entryId: number; perTeam: number },
  teams: readonly WinsTeam[],
  games: readonly OwnGame[],
): MyWinsLuck | undefined {
  const chances = chancesOf(entryId, games);
  if (chances.length === 0) return undefined;
  const { lined, expected } = worthOf(games);
  const known = teams.flatMap(({ abbrev, expWins }) =>
    expWins === null ? [] : [(expWins / perTeam) * games.filter(({ team }) => team === abbrev).length],
  );
  return {
    ...{ ID: 1, Points: lined, Expected: tenth(expected), Chances: chances.map(thousandth).join() },
    Pace: known.length === teams.length ? tenth(known.reduce((sum, one) => sum + one, 0)) : null,
    Says: luckWords(chances, lined, LINES),
  };
}
