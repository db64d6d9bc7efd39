import { PICKS_PER_WEEK } from '@poolhouse/contract';
import { tag, type Tx } from '../../ground/db/database';
import { Versioned } from '../../ground/memory/versioned';
import { must } from '../../ground/must';
import { readPushKeys } from '../../people/push/push-keys';
import { staleScores } from '../../sport/feeds/health.store';
import type { Sport } from '../../sport/games/game';
import { wishesOfWeek, type Wishes } from '../../sport/notices/wishes.store';
import { noSuchContest } from '../entries/access';
import type { Memories } from '../memories';
import { KeptPeriods } from '../periods/kept-periods';
import { picksOfWeeks, type EntryPick } from './football.store';
import { byEntry, type SavedPicks } from './money/played-week.rules';
import type { SeasonState } from './money/season.rules';
import { withSidebets, withTerms } from './money/terms.store';
import { weeksOver, type ContestFacts, type PlayedOn, type PlayedRow } from './weeks-over';

export interface PicksWeek {
  contestId: number;
  week: number;
}

/** What football's calls share: memories that spare the database most questions. */
export interface FootballDeps extends Memories {
  contests: Versioned<number, ContestFacts>;
  picks: Versioned<PicksWeek, SavedPicks>;
  over: KeptPeriods<PlayedOn, SeasonState, PlayedRow>;
  /** Whether notices can be sent. */
  push(tx: Tx): Promise<boolean>;
  stale: Versioned<null, ReadonlyMap<Sport, number>>;
  /** What players want to hear of the games of a week, by its opening Tuesday. */
  wishes: Versioned<{ year: number; start: string }, Wishes>;
}

const ENTRY_BYTES = 300;
const PICK_BYTES = 160;
const WISH_BYTES = 200;

export function footballDeps(memories: Memories): FootballDeps {
  const { db } = memories;
  let keys = false;
  return {
    ...memories,
    contests: contestMemory(memories),
    picks: picksMemory(memories),
    over: new KeptPeriods(db, weeksOver),
    // The site's keys are made once and stay.
    push: async (tx) => (keys ||= (await readPushKeys(tx)) !== undefined),
    stale: new Versioned<null, ReadonlyMap<Sport, number>>(db, {
      name: 'silent feeds',
      maxBytes: 1000,
      key: () => '',
      tags: () => [tag.feeds],
      load: async (tx) => [{ value: await staleScores(tx) }],
      weigh: () => WISH_BYTES,
    }),
    wishes: wishesMemory(memories),
  };
}

const contestMemory = ({ db, directory }: Memories): FootballDeps['contests'] =>
  new Versioned<number, ContestFacts>(db, {
    name: 'football contests',
    maxBytes: 100_000_000,
    key: String,
    tags: (id) => [tag.contest(id)],
    async load(tx, wanted) {
      const memberships = directory.in(tx);
      const loaded: { value: ContestFacts }[] = [];
      for (const id of wanted) {
        const known = await memberships.contest(id);
        if (!known) throw noSuchContest();
        const contest = await withTerms(tx, known);
        loaded.push({ value: { contest, entries: await withSidebets(tx, id, await memberships.entriesOf(id)) } });
      }
      return loaded;
    },
    weigh: ({ entries }) => 500 + entries.length * ENTRY_BYTES,
  });

const picksMemory = ({ db }: Memories): FootballDeps['picks'] =>
  new Versioned<PicksWeek, SavedPicks>(db, {
    name: 'football picks',
    maxBytes: 120_000_000,
    key: ({ contestId, week }) => `${contestId} ${week}`,
    tags: ({ contestId, week }) => [tag.contest(contestId), tag.picks(contestId, week)],
    async load(tx, wanted) {
      const { contestId } = must(wanted[0], 'a week');
      const picks = new Map<number, EntryPick[]>(wanted.map(({ week }) => [week, []]));
      for (const pick of await picksOfWeeks(tx, contestId, [...picks.keys()])) picks.get(pick.week)?.push(pick);
      return wanted.map(({ week }) => ({ value: byEntry(must(picks.get(week), 'a week')) }));
    },
    weigh: (picks) => 200 + picks.size * PICKS_PER_WEEK * PICK_BYTES,
  });

const wishesMemory = ({ db }: Memories): FootballDeps['wishes'] =>
  new Versioned<{ year: number; start: string }, Wishes>(db, {
    name: 'wishes',
    maxBytes: 32_000_000,
    key: ({ year, start }) => `${year} ${start}`,
    tags: ({ year }) => [tag.wishes(year), tag.season(year)],
    async load(tx, wanted) {
      const wishes: { value: Wishes }[] = [];
      for (const { start } of wanted) wishes.push({ value: await wishesOfWeek(tx, start) });
      return wishes;
    },
    weigh: (wishes) => [...wishes.values()].reduce((sum, games) => sum + games.size * WISH_BYTES, WISH_BYTES),
  });
