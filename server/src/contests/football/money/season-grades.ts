import { LRUCache } from 'lru-cache';
import { tag, type Database, type Tx } from '../../../ground/db/database';
import { insideWrite } from '../../../ground/db/nesting';
import { keepSame, sameFields, sameList } from '../../../ground/memory/keep-same';
import { tellFigures, type MemoryFigures } from '../../../ground/memory/memories';
import { Versioned } from '../../../ground/memory/versioned';
import { must } from '../../../ground/must';
import type { Contest } from '../../contest';
import { noSuchContest } from '../../entries/access';
import type { Memories } from '../../memories';
import { weekStart, windowOf, type Calendar } from '../../weeks/calendar';
import { picksOfWeeks, type EntryPick } from '../football.store';
import { gradeAgain, isCurrent, type GradedWeek } from './graded-week';
import { seasonToDate, type Season } from './season.rules';
import { withSidebets, withTerms, type FootballContest, type FootballEntry } from './terms.store';
import { weekFacts, type WeekFacts } from './week-grades';

/** A contest with its terms, and its entries. */
export interface ContestFacts {
  contest: FootballContest;
  entries: readonly FootballEntry[];
}

/** A season as it is graded, and what it was graded from. What did not change is the same object as before. */
export interface GradedSeason extends ContestFacts {
  weeks: readonly GradedWeek[];
  season: Season;
  /** What is asked of the memory of picks, the same objects each time. */
  wanted: readonly PicksWeek[];
}

interface PicksWeek {
  contestId: number;
  week: number;
}

const ENTRY_BYTES = 300;
const PICK_BYTES = 160;
const RESULT_BYTES = 30;
const GRADES_MAX_BYTES = 200_000_000;

/**
 * Grades of a season's weeks, in memory. Entries and picks are read once until their counters move, games once for all contests; from
 * there all is computed. A new score grades the entries that picked that game, and a season is summed anew only when a win or a
 * loss has changed. Nothing graded is stored (docs/decisions/0001-grades-are-derived.md).
 */
export class SeasonGrades {
  private readonly contests: Versioned<number, ContestFacts>;
  private readonly picks: Versioned<PicksWeek, readonly EntryPick[]>;
  private readonly kept = new LRUCache<string, GradedSeason>({ maxSize: GRADES_MAX_BYTES });
  /** A snapshot is graded once. A write grades each time: its own picks may have come in between. */
  private readonly snapshots = new WeakMap<Tx, Map<string, GradedSeason>>();
  private loads = 0;
  private hits = 0;

  constructor(private readonly memories: Memories) {
    const { db } = memories;
    this.contests = contestMemory(memories);
    this.picks = picksMemory(db);
    tellFigures(db, this);
  }

  figures(): MemoryFigures {
    return { name: 'football grades', entries: this.kept.size, bytes: this.kept.calculatedSize, hits: this.hits, loads: this.loads };
  }

  facts(tx: Tx, contestId: number): Promise<ContestFacts> {
    return this.contests.readIn(tx, contestId);
  }

  /** All weeks of the calendar and the season that they make, graded as the snapshot and `now` have it. */
  async read(tx: Tx, { id }: Pick<Contest, 'id'>, calendar: Calendar, now: number): Promise<GradedSeason> {
    const key = `${id} ${calendar.start ?? ''} ${calendar.weeks}`;
    const inSnapshot = this.snapshots.get(tx) ?? new Map<string, GradedSeason>();
    this.snapshots.set(tx, inSnapshot);
    const known = inSnapshot.get(key);
    // The parts of a page ask one after the other, at one instant.
    if (known?.weeks.every(({ from, until }) => from <= now && now < until)) return known;
    const graded = await this.grade(tx, { id, key }, calendar, now);
    if (!insideWrite()) inSnapshot.set(key, graded);
    return graded;
  }

  private async grade(tx: Tx, { id, key }: { id: number; key: string }, calendar: Calendar, now: number): Promise<GradedSeason> {
    const facts = await this.facts(tx, id);
    const games = await this.memories.seasonGames.read(tx, calendar);
    const before = this.kept.get(key);
    const wanted = before?.wanted ?? Array.from({ length: calendar.weeks }, (_, n) => ({ contestId: id, week: n + 1 }));
    const versions = await this.picks.versionsIn(tx, wanted);
    // At first all of them are needed, and read together; what is over is graded and seldom asked for again, so it is not kept.
    const all = before
      ? undefined
      : await this.picks.readOnceIn(tx, wanted, ({ week }) => now < (windowOf(calendar, week)?.closesAt ?? Infinity));
    const graded: GradedWeek[] = [];
    for (const [n, one] of wanted.entries()) {
      const list = must(games[n], 'the games of a week of the calendar');
      const version = must(versions[n], 'the version of a week of the calendar');
      const old = before?.weeks[n];
      if (before && old && before.contest === facts.contest && isCurrent(old, { games: list, entries: facts.entries, version }, now)) {
        graded.push(old);
        continue;
      }
      const { closesAt, games: counting } = weekFacts(facts.contest, calendar, { week: one.week, games: list, picks: [] });
      const source = {
        week: one.week,
        closesAt,
        games: counting,
        entries: facts.entries,
        version,
        counts: one.week >= facts.contest.firstWeek,
      };
      const picks = async () => (source.counts ? (all?.[n] ?? this.picks.readIn(tx, one)) : []);
      graded.push(await gradeAgain(old, source, now, picks));
    }
    const season = seasonOf(facts, graded, calendar, { before, wanted });
    if (before && season === before) {
      this.hits += 1;
      return before;
    }
    this.loads += 1;
    this.kept.set(key, season, { size: 2000 + RESULT_BYTES * facts.entries.length * graded.length });
    return season;
  }

  /** One week as the snapshot has it. */
  async week(tx: Tx, contestId: number, calendar: Calendar, week: number): Promise<WeekFacts> {
    const start = weekStart(calendar, week);
    const all = start === undefined ? [] : await this.memories.seasonGames.read(tx, calendar);
    const picks = await this.picks.readIn(tx, { contestId, week });
    const { contest } = await this.facts(tx, contestId);
    return weekFacts(contest, calendar, { week, games: all[week - 1] ?? [], picks });
  }
}

/** The sums of a season, made anew only when a record or the entries have changed. */
function seasonOf(
  facts: ContestFacts,
  graded: readonly GradedWeek[],
  calendar: Calendar,
  { before, wanted }: { before: GradedSeason | undefined; wanted: readonly PicksWeek[] },
): GradedSeason {
  const weeks = before && sameList(before.weeks, graded) ? before.weeks : graded;
  const alike =
    before !== undefined &&
    before.contest === facts.contest &&
    before.entries === facts.entries &&
    graded.every((week, n) => week.results === before.weeks[n]?.results && week.over === before.weeks[n]?.over);
  if (alike && weeks === before.weeks) return before;
  const season = alike ? before.season : seasonToDate(facts.contest, facts.entries, weeks, calendar.lastWithGames);
  return { contest: facts.contest, entries: facts.entries, weeks, season, wanted };
}

function contestMemory({ db, directory }: Memories): Versioned<number, ContestFacts> {
  return new Versioned(db, {
    name: 'football contests',
    maxBytes: 100_000_000,
    key: String,
    tags: (id) => [tag.contest(id)],
    async load(tx, wanted, _now, before) {
      const memberships = directory.in(tx);
      const loaded: { value: ContestFacts }[] = [];
      for (const [n, id] of wanted.entries()) {
        const known = await memberships.contest(id);
        if (!known) throw noSuchContest();
        const contest = await withTerms(tx, known);
        const entries = await withSidebets(tx, id, await memberships.entriesOf(id));
        loaded.push({ value: keepFacts(before[n], { contest, entries }) });
      }
      return loaded;
    },
    weigh: ({ entries }) => 500 + entries.length * ENTRY_BYTES,
  });
}

function keepFacts(before: ContestFacts | undefined, { contest, entries }: ContestFacts): ContestFacts {
  const [{ overallPoints: old, ...was }, { overallPoints: points, ...is }] = [before?.contest ?? contest, contest];
  const same = before && sameFields(was, is) && sameList(old, points);
  return { contest: same ? before.contest : contest, entries: keepSame(before?.entries, entries, ({ id }) => id) };
}

function picksMemory(db: Database): Versioned<PicksWeek, readonly EntryPick[]> {
  return new Versioned(db, {
    name: 'football picks',
    maxBytes: 120_000_000,
    key: ({ contestId, week }) => `${contestId} ${week}`,
    tags: ({ contestId, week }) => [tag.contest(contestId), tag.picks(contestId, week)],
    async load(tx, wanted, _now, before) {
      const contestId = must(wanted[0], 'a week').contestId;
      const picks = new Map<number, EntryPick[]>(wanted.map(({ week }) => [week, []]));
      for (const pick of await picksOfWeeks(tx, contestId, [...picks.keys()])) picks.get(pick.week)?.push(pick);
      return wanted.map(({ week }, n) => ({
        value: keepSame(before[n], must(picks.get(week), 'a week'), ({ entryId, slot }) => `${entryId}-${slot}`),
      }));
    },
    weigh: (picks) => 200 + picks.length * PICK_BYTES,
  });
}

/** Everything that a season's grades hang on. */
export function seasonTags(contestId: number, calendar: Calendar): string[] {
  const weeks = Array.from({ length: calendar.weeks }, (_, n) => n + 1);
  return [...new Set(weeks.flatMap((week) => weekTags(contestId, calendar, week)))];
}

function weekTags(contestId: number, calendar: Calendar, week: number): string[] {
  const start = weekStart(calendar, week);
  return [tag.contest(contestId), tag.picks(contestId, week), ...(start === undefined ? [] : [tag.games(start)])];
}
