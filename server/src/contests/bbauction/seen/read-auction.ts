import { tag, type Tx } from '../../../ground/db/database';
import { derive, type Derivation } from '../../../ground/memory/derive';
import { Versioned } from '../../../ground/memory/versioned';
import type { Contest } from '../../contest';
import type { Memories } from '../../memories';
import { inGroups, type GroupedRow } from '../../periods/grouped-rows';
import { KeptPeriods } from '../../periods/kept-periods';
import { auctionOf, readBook, type AuctionBook, type AuctionSources } from '../auction';
import { auctionTag } from '../bbauction.kind';
import type { NumberedAuction } from '../groups.rules';
import { potOf } from '../log/bids.rules';
import { seedShares } from '../values/worth.rules';
import { auctionsOf } from '../which';
import { GROUP_NAMES, rowsOf, timesOf, weeksOf, type AuctionGroups } from './auction-groups';
import { auctionModel, type AuctionFacts, type AuctionModel } from './auction-model';
import { auctionOver, type AuctionEnd } from './auction-over';

/** The memories that auctions are read by. */
export interface AuctionReader extends Memories {
  books: Versioned<number, AuctionBook>;
  over: KeptPeriods<AuctionFacts, AuctionEnd, GroupedRow>;
}

const [EVENT_BYTES, MODEL_BYTES, ROW_BYTES] = [300, 150_000, 300];

export function auctionReader(memories: Memories): AuctionReader {
  const books = new Versioned<number, AuctionBook>(memories.db, {
    name: 'auction logs',
    maxBytes: 100_000_000,
    key: String,
    tags: (contestId) => [tag.contest(contestId), auctionTag(contestId)],
    async load(tx, contestIds) {
      const read: { value: AuctionBook }[] = [];
      for (const id of contestIds) read.push({ value: await readBook(tx, id) });
      return read;
    },
    weigh: ({ log }) => 10_000 + EVENT_BYTES * log.length,
  });
  return { ...memories, books, over: new KeptPeriods(memories.db, auctionOver) };
}

/** What an auction hangs on. */
export const auctionTags = ({ id, year }: Pick<Contest, 'id' | 'year'>): string[] => [
  tag.contest(id),
  tag.tournament(year),
  auctionTag(id),
];

const shares: Derivation<readonly number[]> = { name: 'Shares of seeds', weigh: () => 1000 };
const models: Derivation<AuctionModel> = { name: 'Auctions that are on', latest: true, weigh: () => MODEL_BYTES };
const groups: Derivation<AuctionGroups> = {
  name: 'Auctions in groups',
  latest: true,
  weigh: ({ teams }) => ROW_BYTES * (1000 + teams.length),
};

/** Each from its memory. @param now site time, epoch ms */
async function readSources(tx: Tx, reader: AuctionReader, contest: Contest, now: number): Promise<AuctionSources> {
  return {
    contest,
    book: await reader.books.readIn(tx, contest.id),
    entries: await reader.directory.in(tx).entriesOf(contest.id),
    tournament: await reader.tournaments.readIn(tx, contest.year, now),
  };
}

function factsOf({ db }: AuctionReader, sources: AuctionSources): AuctionFacts {
  const { payouts } = sources.book.state.settings;
  return { ...auctionOf(sources), shares: derive(db, shares, [payouts.join()], () => seedShares(payouts)) };
}

/** The facts of an auction, by what is remembered. @param now site time, epoch ms */
export const readFacts = async (tx: Tx, reader: AuctionReader, contest: Contest, now: number): Promise<AuctionFacts> =>
  factsOf(reader, await readSources(tx, reader, contest, now));

/** An auction as all see it, and the time in which it stays so if nothing is written. */
export interface SeenAuction {
  /** Undefined for one that is over. */
  model: AuctionModel | undefined;
  /** In which its games are. */
  weeks: readonly string[];
  /** Of the bracket. */
  regions: readonly string[];
  rows<N extends keyof AuctionGroups>(...names: N[]): Pick<AuctionGroups, N>;
  validFrom: number;
  validUntil: number;
}

/** Reads an auction: one that is over as it was kept, any other from its facts. Not for a write, which may have changed them. */
export async function readSeen(tx: Tx, reader: AuctionReader, contest: Contest, now: number): Promise<SeenAuction> {
  const over = await readOver(tx, reader, contest, now);
  if (over) {
    const kept = derive(reader.db, groups, [contest.id, over], () => inGroups<AuctionGroups>(over.rows, GROUP_NAMES));
    return { model: undefined, ...over.state, rows: () => kept, validFrom: over.from, validUntil: Infinity };
  }
  const sources = await readSources(tx, reader, contest, now);
  const { book, entries, tournament } = sources;
  const model = derive(reader.db, models, [contest.id, contest, book, entries, tournament], () => auctionModel(factsOf(reader, sources)));
  const rows: SeenAuction['rows'] = (...names) => rowsOf(model, names, now);
  return { model, weeks: weeksOf(sources), regions: tournament?.regions ?? [], rows, ...timesOf(sources, now) };
}

async function readOver(tx: Tx, reader: AuctionReader, contest: Contest, now: number) {
  if (!reader.tournaments.areSo) return undefined;
  const facts = async (at: Tx) => [await readFacts(at, reader, contest, now)];
  const chain = { contestId: contest.id, first: 1, present: 2, tags: () => auctionTags(contest), facts };
  return (await reader.over.readIn(tx, chain, now))[0];
}

/** What the same group paid in its last auction; null when it had none. */
export async function lastPotBefore(tx: Tx, reader: AuctionReader, { contest, group }: NumberedAuction, now: number) {
  const earlier = (await auctionsOf(reader.directory.in(tx), contest.groupNumber))
    .filter((one) => one.group === group && one.contest.year < contest.year)
    .sort((a, b) => b.contest.year - a.contest.year)[0];
  if (!earlier) return null;
  const over = await readOver(tx, reader, earlier.contest, now);
  return over ? over.state.pot : potOf((await reader.books.readIn(tx, earlier.contest.id)).state);
}
