import { tag, type Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import type { Contest } from '../../contest';
import type { Memories } from '../../memories';
import { inGroups, type GroupedRow } from '../../periods/grouped-rows';
import { KeptPeriods } from '../../periods/kept-periods';
import { boardTag } from '../bbsquares.kind';
import { boardOver } from './board-over';
import { readBoard } from './boards.store';
import { readClaims } from './claims.store';
import { groupsOf, timesOf, type BoardConfig, type BoardFacts, type BoardGroups } from './seen-board';

/** The memories that squares read by. */
export interface SquaresReader extends Memories {
  over: KeptPeriods<BoardFacts, null, GroupedRow>;
}

export const squaresReader = (memories: Memories): SquaresReader => ({ ...memories, over: new KeptPeriods(memories.db, boardOver) });

/** A board as all see it, and the time in which it stays so if nothing is written. */
export interface SeenBoard extends Omit<BoardGroups, 'config'> {
  config: BoardConfig;
  validFrom: number;
  validUntil: number;
}

/** What a board hangs on. */
export const boardTags = ({ id, year }: Pick<Contest, 'id' | 'year'>): string[] => [tag.contest(id), boardTag(id), tag.tournament(year)];

/** Reads a board: one that is over as it was kept, any other from its facts. Not for a write, which may have changed them. */
export async function readSeenBoard(tx: Tx, reader: SquaresReader, contest: Contest, now: number): Promise<SeenBoard> {
  let read: Promise<BoardFacts> | undefined;
  const facts = () => (read ??= readFacts(tx, reader, contest, now));
  const chain = { contestId: contest.id, first: 1, present: 2, tags: () => boardTags(contest), facts: async () => [await facts()] };
  const [over] = reader.tournaments.areSo ? await reader.over.readIn(tx, chain, now) : [];
  if (over) return seen(inGroups(over.rows, ['config', 'squares', 'entries', 'events', 'payouts']), { validFrom: over.from });
  return seen(groupsOf(await facts(), now), timesOf(await facts(), now));
}

async function readFacts(tx: Tx, { directory, tournaments }: SquaresReader, contest: Contest, now: number): Promise<BoardFacts> {
  return {
    contest,
    entries: await directory.in(tx).entriesOf(contest.id),
    board: await readBoard(tx, contest.id, now),
    claims: await readClaims(tx, contest.id),
    tournament: await tournaments.readIn(tx, contest.year, now),
  };
}

const seen = ({ config, ...groups }: BoardGroups, { validFrom, validUntil = Infinity }: { validFrom: number; validUntil?: number }) => ({
  ...groups,
  config: must(config[0], 'what is said of a board'),
  validFrom,
  validUntil,
});
