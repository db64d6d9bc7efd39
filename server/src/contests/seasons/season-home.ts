import type { Tx } from '../../ground/db/database';
import type { EntryDate, HomeFacts, HomeLine, HomePart, HomeSource } from '../../people/home/home-source';
import type { Game } from '../../sport/games/game';
import type { Contest, Entry } from '../contest';
import type { ContestKind } from '../contest-kind';
import { presentContests } from '../entries/access';
import type { Memories } from '../memories';
import { placeOf, type Ranked } from '../standings/ranking.rules';
import { windowOf, type Calendar, type SeasonKind } from '../weeks/calendar';
import { moments } from '../weeks/moments';
import { endedLine, isEnded, type SeasonWeek } from './ended-line.rules';

/** What one entry tells. */
interface EntryFacts {
  line: HomeLine['facts'];
  live: readonly Omit<HomeFacts['live'][number], 'pool'>[];
  locks: readonly Omit<HomeFacts['locks'][number], 'pool'>[];
  dates(): readonly EntryDate[];
}

interface HomeWeek {
  contest: Contest;
  entries: readonly Entry[];
  /** Those whose kick-offs change what is shown. */
  games: Iterable<Pick<Game, 'kickoffAt'>>;
  of(entryId: number): EntryFacts;
  /** The week that is on, and the season's table, which says where everybody ended once it is over. */
  on: SeasonWeek;
  table: readonly Ranked<{ entryId: number }>[];
}

/** What one kind of contest adds to what all that follow a season's weeks tell the home page. */
interface SeasonHome {
  kind: ContestKind & SeasonKind;
  tags(contestId: number, calendar: Calendar): readonly string[];
  /** Reads one contest for all of its players. */
  week(tx: Tx, contestId: number, calendar: Calendar, now: number): Promise<HomeWeek>;
}

/** A contest's side of the home page: the week that is on, of each of the player's contests. */
export function seasonHome(
  { directory, calendars }: Pick<Memories, 'directory' | 'calendars'>,
  { kind, tags, week }: SeasonHome,
): HomeSource {
  const partOf = (contestId: number, calendar: Calendar): HomePart => ({
    key: [kind.type, contestId, calendar.start ?? '', calendar.weeks].join(':'),
    tags: () => tags(contestId, calendar),
    async load(tx, now) {
      const read = await week(tx, contestId, calendar, now);
      const closesAt = windowOf(calendar, read.on.weeks)?.closesAt ?? Infinity;
      const ended = isEnded(read.on, { closesAt, now }) ? read.table : null;
      return { model: (viewer) => factsOf(read, ended, viewer.userId), ...moments(calendar, read.games, now) };
    },
  });

  return {
    contest: kind.name,
    async partsFor(viewer, now) {
      const contests = await presentContests(directory.now, viewer.userId, kind, now);
      return Promise.all(contests.map(async ({ id, year }) => partOf(id, await calendars.read(year, kind))));
    },
  };
}

/** What the player's own entries tell, one after the other. */
function factsOf({ contest, entries, of }: HomeWeek, ended: HomeWeek['table'] | null, userId: number): HomeFacts {
  const own = entries.filter((entry) => entry.userId === userId);
  const pool = contest.name;
  const byEntry = own.map((entry) => ({ entry, ...of(entry.id) }));
  const lineOf = (entryId: number, line: HomeLine['facts']) =>
    ended ? endedLine(line, contest.year, { ...placeOf(ended, entryId), of: ended.length }) : line;
  return {
    lines: byEntry.map(({ entry, line }) => ({ id: entry.id, entry: entry.name, pool, facts: lineOf(entry.id, line) })),
    live: byEntry.flatMap(({ live }) => live.map((row) => ({ ...row, pool }))),
    locks: byEntry.flatMap(({ locks }) => locks.map((row) => ({ ...row, pool }))),
    dates: () => byEntry.flatMap(({ entry, dates }) => dates().map((date) => ({ ...date, entry: entry.name, pool }))),
  };
}
