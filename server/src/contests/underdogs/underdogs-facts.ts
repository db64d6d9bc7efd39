import { tag } from '../../ground/db/database';
import { SnapshotMemory } from '../../ground/memory/snapshot-memory';
import { Versioned } from '../../ground/memory/versioned';
import type { Memories } from '../memories';
import type { SavedPick } from './picks';
import type { UnderdogsSeason } from './underdogs-season.types';
import { picksOfContest, readSettings, type UnderdogsSettings } from './underdogs.store';

/** What is stored of one contest: all that its season is made of beside games and entries. */
export interface UnderdogsFacts {
  settings: UnderdogsSettings;
  /** Of the present entries, by entry and week. */
  saved: ReadonlyMap<number, ReadonlyMap<number, SavedPick>>;
}

interface WantedFacts {
  contestId: number;
  /** How many weeks the season has: picks of each are invalidated by themselves. */
  weeks: number;
}

/** The memories that Underdogs reads by. */
export interface UnderdogsReader extends Memories {
  facts: Versioned<WantedFacts, UnderdogsFacts>;
  /** Parts of a page ask for the season one after the other; a snapshot has it once. */
  seasons: SnapshotMemory<UnderdogsSeason>;
}

const PICK_BYTES = 300;

export function underdogsReader(memories: Memories): UnderdogsReader {
  const facts = new Versioned<WantedFacts, UnderdogsFacts>(memories.db, {
    name: 'Underdogs',
    maxBytes: 100_000_000,
    key: ({ contestId, weeks }) => `${contestId} ${weeks}`,
    tags: ({ contestId, weeks }) => [tag.contest(contestId), ...Array.from({ length: weeks }, (_, n) => tag.picks(contestId, n + 1))],
    async load(tx, wanted) {
      const loaded: { value: UnderdogsFacts }[] = [];
      for (const { contestId } of wanted)
        loaded.push({ value: { settings: await readSettings(tx, contestId), saved: await picksOfContest(tx, contestId) } });
      return loaded;
    },
    weigh: ({ saved }) => [...saved.values()].reduce((sum, own) => sum + own.size * PICK_BYTES, PICK_BYTES),
  });
  return { ...memories, facts, seasons: new SnapshotMemory() };
}
