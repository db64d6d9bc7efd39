import {
  FEWEST_SEASON_WEEKS,
  type MySeasonCoin,
  type MySeasonConfig,
  type MySeasonFact,
  type MySeasonPick,
  type MySeasonWeek,
} from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import { derive, type Derivation } from '../../../ground/memory/derive';
import { must } from '../../../ground/must';
import { isOffBoard } from '../../../sport/games/game.rules';
import { gamesByIds } from '../../../sport/games/games.store';
import { lineWords } from '../../game-rows/team-words.rules';
import { namedHead, NOWHERE, placedHead } from '../../myseason/head.rules';
import type { FootballDeps } from '../football-deps';
import { isOver, stateAfter, type FootballSeason } from '../football-season';
import { allPicksOfEntry } from '../football.store';
import { totalsOf } from '../money/season.rules';
import type { FootballEntry } from '../money/terms.store';
import { decidedPicks, type DecidedPick } from '../recap/decided.rules';
import { historyPicks, historyWeeks } from '../season/history-rows';
import { standingsAfter } from '../season/race-rows';
import { coinOf } from './coin.rules';
import { myFacts } from './my-facts.rules';

const PICK_BYTES = 120;
const seasonPicks: Derivation<readonly DecidedPick[]> = {
  name: 'football picks of a season',
  latest: true,
  weigh: (picks) => (picks.length + 1) * PICK_BYTES,
};

/** An entry's season up to the last week that is open to all. */
export interface OwnSeason {
  head: MySeasonConfig;
  weeks: readonly MySeasonWeek[];
  picks: readonly MySeasonPick[];
  facts: readonly MySeasonFact[];
  /** Undefined while there is nothing to toss for. */
  coin: MySeasonCoin | undefined;
}

/** Undefined while these weeks are too few for a season. */
export async function ownSeason(
  tx: Tx,
  deps: FootballDeps,
  season: FootballSeason,
  { entry, now }: { entry: FootballEntry; now: number },
): Promise<OwnSeason | undefined> {
  const last = lastOpenWeek(season, now);
  const rows = historyWeeks(season, entry).filter(({ Week }) => Week <= last);
  if (rows.length < FEWEST_SEASON_WEEKS) return undefined;
  const weeks = rows.map((row): MySeasonWeek => ({
    ...row,
    Rank: standingsAfter(season, row.Week).find(({ entryId }) => entryId === entry.id)?.rank ?? 0,
  }));
  const picks = await picksOfAll(tx, deps, season, { last, now });
  return {
    head: { ...headOf(season, entry, last), ...placeOf(season, entry, last) },
    weeks,
    picks: await cellsOf(tx, season, entry, { last, now }),
    facts: myFacts({
      entryId: entry.id,
      weeks: rows.map(({ Week, Wins, Losses }) => ({ week: Week, wins: Wins, losses: Losses })),
      picks,
      paid: season.season.run.weeks,
    }),
    coin: coinOf(picks.filter((one) => one.entry.id === entry.id)),
  };
}

/** The last week up to which all are over, with nothing in them that is still sealed; 0 before there is one. */
export function lastOpenWeek(season: FootballSeason, now: number): number {
  const { contest, open } = season;
  const isOpen = (week: number): boolean =>
    isOver(season, week) && (open.get(week)?.games ?? []).every((game) => isOffBoard(game) || game.kickoffAt <= now);
  let last = contest.firstWeek - 1;
  while (last < season.season.weeks && isOpen(last + 1)) last += 1;
  return last < contest.firstWeek ? 0 : last;
}

export function headOf({ contest, season }: FootballSeason, entry: FootballEntry | undefined, last: number): MySeasonConfig {
  return { ...namedHead(contest, entry, last, season.run.over && last === season.weeks), ...NOWHERE, Wins: 0, Losses: 0, Points: 0 };
}

/** Place, record and points after the last week that counts; those of the season's end once that is it. */
function placeOf(of: FootballSeason, { id }: FootballEntry, last: number) {
  const names = new Map(of.entries.map((entry) => [entry.id, entry.name]));
  const table = standingsAfter(of, last).map((one) => ({ ...one, name: names.get(one.entryId) ?? '' }));
  const totals = of.season.run.over && last === of.season.weeks ? of.season.overall : totalsOf(of.entries, stateAfter(of, last));
  const { wins, losses, points } = must(
    totals.find(({ entryId }) => entryId === id),
    'the season of an entry',
  );
  return { ...must(placedHead(table, id, 'win'), 'the place of an entry that was there'), Wins: wins, Losses: losses, Points: points };
}

/** The decided picks of all entries up to a week, as long as nothing of these weeks is another one. */
async function picksOfAll(
  tx: Tx,
  deps: FootballDeps,
  { contest, calendar, entries }: FootballSeason,
  { last, now }: { last: number; now: number },
): Promise<readonly DecidedPick[]> {
  const count = last - contest.firstWeek + 1;
  const games = (await deps.seasonGames.read(tx, calendar, contest.firstWeek)).slice(0, count);
  const wanted = games.map((_, n) => ({ contestId: contest.id, week: contest.firstWeek + n }));
  const saved = await deps.picks.readAllIn(tx, wanted);
  return derive(deps.db, seasonPicks, [contest.id, entries, ...games, ...saved], () =>
    games.flatMap((ofWeek, n) =>
      decidedPicks({ games: ofWeek, saved: must(saved[n], 'the picks of a week'), late: new Map(), entries, now }),
    ),
  );
}

async function cellsOf(
  tx: Tx,
  season: FootballSeason,
  entry: FootballEntry,
  { last, now }: { last: number; now: number },
): Promise<MySeasonPick[]> {
  const picks = await allPicksOfEntry(tx, entry.id);
  const games = await gamesByIds(tx, [...new Set(picks.map(({ eventId }) => eventId))]);
  return historyPicks(season, { entry, own: true, picks, games }, now)
    .filter(({ Week }) => Week <= last)
    .map(({ ID, Week, slot, Pick, Spread, Result, Push }) => ({
      ...{ ID, Week, slot, Result, Push },
      Pick: [Pick, ...(Pick === '' || Spread === null ? [] : [lineWords(Spread)])].join(' '),
    }));
}
