import { FOOTBALL_WEEKS } from '@poolhouse/contract';
import type { Database, Tx } from '../../ground/db/database';
import { derive, type Derivation } from '../../ground/memory/derive';
import { between } from '../../ground/moments.rules';
import { must } from '../../ground/must';
import type { Game } from '../../sport/games/game';
import { hasKickedOff } from '../../sport/games/game.rules';
import type { Contest } from '../contest';
import type { KeptPeriod } from '../periods/period';
import { weekAt, windowOf, type Calendar } from '../weeks/calendar';
import { openings } from '../weeks/moments';
import { weekTags } from '../weeks/season-tags';
import type { FootballDeps, PicksWeek } from './football-deps';
import { NOBODY, recordsText, resultsOf, type SavedPicks, type WeekFacts, type WeekResults } from './money/played-week.rules';
import { seasonToDate, type Season, type SeasonState } from './money/season.rules';
import { weekIsOver } from './money/week-result.rules';
import { stateBefore, type ContestFacts, type PlayedOn, type PlayedRow } from './weeks-over';

/** Which contest, and as of when, epoch ms. */
export interface Wanted {
  contestId: number;
  calendar: Calendar;
  now: number;
}

type WeekOver = KeptPeriod<SeasonState, PlayedRow>;

/** A week that is not over, from its facts. */
export type OpenWeek = WeekFacts & WeekResults;

/** One contest's season: weeks that are over as they were kept, the others from all of their facts. */
export interface FootballSeason extends ContestFacts {
  calendar: Calendar;
  /** The week that is on; the last one of a season that is over. */
  showWeek: number;
  kept: readonly WeekOver[];
  /** The weeks after them by number, to the last of the calendar. */
  open: ReadonlyMap<number, OpenWeek>;
  /** The same object while no win or loss is another one. */
  season: Season;
  /** The time in which it stays so if nothing is written, epoch ms. */
  validFrom: number;
  validUntil: number;
}

/** Week by week from one on to the last of the calendar. */
interface Facts extends ContestFacts {
  from: number;
  games: readonly (readonly Game[])[];
  picks: readonly SavedPicks[];
}

const NONE: readonly WeekOver[] = [];
const STANDING_BYTES = 400;
const ENTRY_BYTES = 100;

const wantedPicks: Derivation<readonly PicksWeek[]> = { name: 'football weeks asked for', weigh: (weeks) => weeks.length * 50 };
const weeks: Derivation<WeekResults['results']> = {
  name: 'football records of weeks',
  latest: true,
  weigh: (all) => (all.size + 1) * ENTRY_BYTES,
};
const instants: Derivation<readonly number[]> = { name: 'football kick-offs', latest: true, weigh: (all) => all.length * 8 };
const sums: Derivation<Season> = {
  name: 'football standings',
  latest: true,
  weigh: ({ overall }) => (overall.length + 1) * STANDING_BYTES,
};
const seasons: Derivation<FootballSeason> = {
  name: 'football seasons',
  latest: true,
  weigh: ({ open }) => [...open.values()].reduce((sum, { saved }) => sum + saved.size * ENTRY_BYTES, 2000),
};

/** Reads a contest's season as a snapshot has it. */
export async function readSeason(tx: Tx, deps: FootballDeps, wanted: Wanted): Promise<FootballSeason> {
  const { calendar, now } = wanted;
  const { db } = deps;
  const asked = await deps.contests.readIn(tx, wanted.contestId);
  const kept = await weeksOver(tx, deps, asked, wanted);
  const facts = await factsFrom(tx, deps, asked, { calendar, from: asked.contest.firstWeek + kept.length });
  const { from, games } = facts;
  const times = between(
    derive(db, instants, [`${calendar.year} ${from}`, calendar, games], () => [...openings(calendar), ...kickoffsOf(games)]),
    now,
  );
  const inputs = [wanted.contestId, asked, calendar, kept, games, facts.picks, times.validFrom, times.validUntil];
  return derive(db, seasons, inputs, () => ({ ...playedFrom(deps, facts, { ...wanted, kept }), ...times }));
}

async function weeksOver(tx: Tx, deps: FootballDeps, asked: ContestFacts, { calendar, now }: Wanted): Promise<readonly WeekOver[]> {
  if (calendar.start === undefined || !deps.seasonGames.areSo) return NONE;
  const { id, firstWeek } = asked.contest;
  const chain = {
    contestId: id,
    first: firstWeek,
    // After the season's last week none is on.
    present: weekAt(calendar, now, calendar.weeks + 1, firstWeek),
    tags: (week: number) => weekTags(id, calendar, week),
    named: calendar,
    facts: async (at: Tx, from: number, to: number): Promise<PlayedOn[]> =>
      weeksOf(await factsFrom(at, deps, asked, { calendar, from, overTo: to }), calendar)
        .filter(({ week }) => week <= to)
        .map((week) => ({ ...asked, ...week })),
  };
  return deps.over.readIn(tx, chain, now);
}

async function factsFrom(
  tx: Tx,
  { db, seasonGames, picks }: FootballDeps,
  asked: ContestFacts,
  { calendar, from, overTo = 0 }: { calendar: Calendar; from: number; overTo?: number },
): Promise<Facts> {
  const contestId = asked.contest.id;
  const games = await seasonGames.read(tx, calendar, from);
  const wanted = derive(db, wantedPicks, [contestId, from, games.length], () => games.map((_, n) => ({ contestId, week: from + n })));
  // Of a week that is over its picks are asked for once, to be kept.
  const saved = overTo > 0 ? picks.readOnceIn(tx, wanted, ({ week }) => week > overTo) : picks.readAllIn(tx, wanted);
  return { ...asked, from, games, picks: await saved };
}

const weeksOf = ({ from, games, picks }: Facts, calendar: Calendar): WeekFacts[] =>
  games.map((ofWeek, n) => ({
    week: from + n,
    closesAt: windowOf(calendar, from + n)?.closesAt ?? null,
    games: ofWeek,
    saved: must(picks[n], 'the picks of a week'),
  }));

function playedFrom(
  { db }: FootballDeps,
  facts: Facts,
  { calendar, now, kept }: Wanted & { kept: readonly WeekOver[] },
): Omit<FootballSeason, 'validFrom' | 'validUntil'> {
  const { contest, entries } = facts;
  const played = weeksOf(facts, calendar).map((week) => weekNow(db, facts, week, now));
  const season = derive(db, sums, [contest.id, contest, entries, calendar, kept, played.map(recordsText).join(' ')], () =>
    seasonToDate(contest, entries, played, {
      lastWithGames: calendar.lastWithGames,
      before: kept.at(-1)?.state ?? stateBefore(contest, entries.length),
    }),
  );
  const showWeek = weekAt(calendar, now, season.weeks, contest.firstWeek);
  return { contest, entries, calendar, kept, open: new Map(played.map((week) => [week.week, week])), season, showWeek };
}

/** A week as it stands. Until it is over only games that are final count: another score of one that is on changes nothing here. */
function weekNow(db: Database, { contest, entries }: Facts, facts: WeekFacts, now: number): OpenWeek {
  const { week, closesAt, games, saved } = facts;
  if (saved.size === 0 && !weekIsOver(facts, now)) return { week, closesAt, games, saved, over: false, results: NOBODY };
  const final = games.filter((game) => game.state === 'final' && hasKickedOff(game, now));
  const over = weekIsOver(facts, now);
  const counting = over ? games : final;
  const inputs = [`${contest.id} ${week}`, entries, saved, closesAt, over, final.length, ...counting];
  const results = derive(db, weeks, inputs, () => resultsOf({ ...facts, games: counting }, { entries, over, now }));
  return { week, closesAt, games, saved, over, results };
}

const kickoffsOf = (games: Facts['games']): Set<number> => new Set(games.flatMap((ofWeek) => ofWeek.map(({ kickoffAt }) => kickoffAt)));

/** What the season came to after a week; after the one before the contest's first, nothing. */
export function stateAfter({ contest, entries, kept, season }: FootballSeason, week: number): SeasonState {
  const n = week - contest.firstWeek;
  return kept[n]?.state ?? season.after[n - kept.length] ?? stateBefore(contest, entries.length);
}

/** Whether a week is over. */
export const isOver = ({ contest, kept, open }: FootballSeason, week: number): boolean =>
  week < contest.firstWeek + kept.length || open.get(week)?.over === true;

/** The week that is on in a contest; extra weeks count only where they have come. */
export async function currentWeek(
  tx: Tx,
  deps: FootballDeps,
  { contest, calendar, now }: { contest: Contest; calendar: Calendar; now: number },
): Promise<number> {
  const week = weekAt(calendar, now, calendar.weeks, contest.firstWeek);
  return week <= FOOTBALL_WEEKS ? week : (await readSeason(tx, deps, { contestId: contest.id, calendar, now })).showWeek;
}
