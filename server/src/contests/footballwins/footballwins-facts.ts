import { tag } from '../../ground/db/database';
import { SnapshotMemory } from '../../ground/memory/snapshot-memory';
import { Versioned } from '../../ground/memory/versioned';
import { noSuchContest } from '../entries/access';
import type { Memories } from '../memories';
import type { DraftPick } from './draft.rules';
import type { WinsSeason } from './footballwins-season.types';
import { footballWinsKind } from './footballwins.kind';
import { draftOf, seatsOf, teamsOf, winTotals, type StoredTeam } from './footballwins.store';
import { withTerms, type FootballWinsContest } from './terms.store';

/** What is stored of one contest: all that its season is made of beside games and entries. */
export interface WinsFacts {
  contest: FootballWinsContest;
  teams: readonly StoredTeam[];
  /** Wins expected of the season's teams. */
  expected: ReadonlyMap<string, number>;
  picks: readonly DraftPick[];
  seats: readonly number[];
}

interface WantedFacts {
  contestId: number;
  year: number;
}

/** The memories that NFL wins reads by. */
export interface WinsReader extends Pick<Memories, 'directory' | 'seasonGames'> {
  facts: Versioned<WantedFacts, WinsFacts>;
  /** Parts of a page ask for the season one after the other; a snapshot has it once. */
  seasons: SnapshotMemory<WinsSeason>;
}

const FACTS_BYTES = 12_000;

export function winsReader({ db, directory, seasonGames }: Memories): WinsReader {
  const facts = new Versioned<WantedFacts, WinsFacts>(db, {
    name: 'NFL wins',
    maxBytes: 100_000_000,
    key: ({ contestId }) => String(contestId),
    tags: ({ contestId, year }) => [tag.contest(contestId), tag.winTotals(year)],
    async load(tx, wanted) {
      const memberships = directory.in(tx);
      const loaded: { value: WinsFacts }[] = [];
      for (const { contestId, year } of wanted) {
        const contest = await memberships.contest(contestId);
        if (contest?.type !== footballWinsKind.type) throw noSuchContest();
        loaded.push({
          value: {
            contest: await withTerms(tx, contest),
            teams: await teamsOf(tx, contestId),
            expected: await winTotals(tx, year),
            picks: await draftOf(tx, contestId),
            seats: await seatsOf(tx, contestId),
          },
        });
      }
      return loaded;
    },
    weigh: () => FACTS_BYTES,
  });
  return { directory, seasonGames, facts, seasons: new SnapshotMemory() };
}
