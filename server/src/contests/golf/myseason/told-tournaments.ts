import type { Tx } from '../../../ground/db/database';
import { nextTurn } from '../../../ground/db/yield-to-requests';
import { ofOne } from '../../../ground/memory/of-one.rules';
import { Versioned, type Facts } from '../../../ground/memory/versioned';
import { readEntryRecap } from '../board/entry-recap';
import type { GolfMemories } from '../golf-memories';
import { golfTag } from '../golf-tags';
import { boardAt } from '../rules/board.rules';
import { finalsOf, type Final } from '../stores/finals.store';
import { rareHoles, type RareHole } from './rare-holes.rules';
import { ruleScores, type RuleScores } from './simple-rules.rules';

interface ContestTournament {
  readonly contestId: number;
  readonly tid: number;
}

/** What became final in a contest with a tournament that is official, and what its cards say beside it. */
export interface ToldTournament {
  readonly finals: readonly Final[];
  readonly rare: readonly RareHole[];
  /** Undefined where the cards of now make no fair rule beside what is final. */
  readonly rules: RuleScores | undefined;
}

const FINAL_BYTES = 1500;

/** Read once for all seasons of a contest: they need the cards of a whole year, which are not kept for that. */
export const toldTournaments = ofOne(({ db, facts }: GolfMemories) => new Versioned(db, toldFacts(facts)));

const toldFacts = (facts: GolfMemories['facts']): Facts<ContestTournament, ToldTournament> => ({
  name: 'golf tournaments told',
  maxBytes: 20_000_000,
  key: ({ contestId, tid }) => `${contestId} ${tid}`,
  tags: ({ contestId, tid }) => [golfTag.tournament(tid), golfTag.results(contestId, tid)],
  async load(tx, wanted, now) {
    const told: { value: ToldTournament }[] = [];
    for (const one of wanted) told.push({ value: await readTold(tx, facts, one, now) });
    return told;
  },
  weigh: ({ finals }) => (1 + finals.length) * FINAL_BYTES,
});

async function readTold(tx: Tx, kept: GolfMemories['facts'], { contestId, tid }: ContestTournament, now: number): Promise<ToldTournament> {
  const finals = await finalsOf(tx, contestId, [tid]);
  const scored = finals.filter(({ score }) => score !== null);
  const [facts] = await kept.readOnceIn(tx, [tid], () => false, now);
  if (!facts || scored.length === 0) return { finals, rare: [], rules: undefined };
  // A season's tournaments are read one after the other, and what counts each of them takes as long as ten requests.
  await nextTurn();
  const board = boardAt(facts, now);
  const played = scored.map((final) => ({ golfers: readEntryRecap(final).picks, rounds: final.rounds }));
  return { finals, rare: rareHoles(board), rules: ruleScores(board, facts.tournament.firstTeeAt, played) };
}
