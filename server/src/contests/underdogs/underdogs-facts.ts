import type { UnderdogsPickRow } from '@poolhouse/contract';
import { tag } from '../../ground/db/database';
import { Versioned } from '../../ground/memory/versioned';
import { must } from '../../ground/must';
import type { Memories } from '../memories';
import { KeptPeriods } from '../periods/kept-periods';
import type { SavedPick } from './picks';
import type { DogState } from './underdogs-season.types';
import { picksOfWeeks, readSettings, type UnderdogsSettings } from './underdogs.store';
import { weeksOver, type WeekFacts } from './weeks-over';

export interface PicksWeek {
  contestId: number;
  week: number;
}

/** The memories that Underdogs reads by. */
export interface UnderdogsReader extends Memories {
  settings: Versioned<number, UnderdogsSettings>;
  /** Of the present entries, by entry. */
  picks: Versioned<PicksWeek, ReadonlyMap<number, SavedPick>>;
  over: KeptPeriods<WeekFacts, DogState, UnderdogsPickRow>;
}

const SETTINGS_BYTES = 300;
const PICK_BYTES = 300;

export function underdogsReader(memories: Memories): UnderdogsReader {
  const { db } = memories;
  const settings = new Versioned<number, UnderdogsSettings>(db, {
    name: 'Underdogs settings',
    maxBytes: 10_000_000,
    key: String,
    tags: (contestId) => [tag.contest(contestId)],
    async load(tx, wanted) {
      const loaded: { value: UnderdogsSettings }[] = [];
      for (const contestId of wanted) loaded.push({ value: await readSettings(tx, contestId) });
      return loaded;
    },
    weigh: () => SETTINGS_BYTES,
  });
  const picks = new Versioned<PicksWeek, ReadonlyMap<number, SavedPick>>(db, {
    name: 'Underdogs picks',
    maxBytes: 100_000_000,
    key: ({ contestId, week }) => `${contestId} ${week}`,
    tags: ({ contestId, week }) => [tag.contest(contestId), tag.picks(contestId, week)],
    async load(tx, wanted) {
      const { contestId } = must(wanted[0], 'a week');
      const read = await picksOfWeeks(
        tx,
        contestId,
        wanted.map(({ week }) => week),
      );
      return wanted.map(({ week }) => ({ value: must(read.get(week), 'a week') }));
    },
    weigh: (read) => (read.size + 1) * PICK_BYTES,
  });
  return { ...memories, settings, picks, over: new KeptPeriods(db, weeksOver) };
}
