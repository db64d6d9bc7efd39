import { tag } from '../../ground/db/database';
import { Versioned } from '../../ground/memory/versioned';
import type { Memories } from '../memories';
import { KeptPeriods } from '../periods/kept-periods';
import type { PeriodFacts, WinsFacts, WinsRow, WinsState } from './footballwins-season.types';
import { draftOf, seatsOf, teamsOf, winTotals } from './footballwins.store';
import { readTerms } from './terms.store';
import { weeksOver } from './weeks-over';

interface WantedFacts {
  contestId: number;
  year: number;
}

/** The memories that NFL wins reads by. */
export interface WinsReader extends Memories {
  facts: Versioned<WantedFacts, WinsFacts>;
  over: KeptPeriods<PeriodFacts, WinsState, WinsRow>;
}

const FACTS_BYTES = 12_000;

export const factTags = ({ contestId, year }: WantedFacts): string[] => [tag.contest(contestId), tag.winTotals(year)];

export function winsReader(memories: Memories): WinsReader {
  const { db } = memories;
  const facts = new Versioned<WantedFacts, WinsFacts>(db, {
    name: 'NFL wins drafts',
    maxBytes: 100_000_000,
    key: ({ contestId }) => String(contestId),
    tags: factTags,
    async load(tx, wanted) {
      const loaded: { value: WinsFacts }[] = [];
      for (const { contestId, year } of wanted)
        loaded.push({
          value: {
            terms: await readTerms(tx, contestId),
            teams: await teamsOf(tx, contestId),
            expected: await winTotals(tx, year),
            picks: await draftOf(tx, contestId),
            seats: await seatsOf(tx, contestId),
          },
        });
      return loaded;
    },
    weigh: () => FACTS_BYTES,
  });
  return { ...memories, facts, over: new KeptPeriods(db, weeksOver) };
}
