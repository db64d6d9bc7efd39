import type { Tx } from '../../../ground/db/database';
import type { Contest } from '../../contest';
import { linesOfKinds } from '../../log/log.store';
import { slotKey, type SealRound, type SealSource, type ShownSlot } from '../../proof/seal-source';
import { lastSeals } from '../../proof/seals.store';
import { finalScores } from '../../proof/week-seals';
import { readProxies } from '../auction.store';
import { bbAuctionKind } from '../bbauction.kind';
import { firstTipoff } from '../lots/places';
import type { AuctionReader } from '../seen/read-auction';
import { readAt, type AuctionAt } from './auction-at';
import { knownBefore } from './known-before';
import { loggedGames } from './logged-games';
import { saleLocks, unsealedSales } from './sale-locks.rules';
import { auctionPeriod, loggedMaximum, maximaSlots, maximumSays, slotOf, SLOTS } from './sealed-maxima.rules';
import { CALLS } from './told-lines.rules';

/** One whose end nobody knows is sealed as long as something has happened in it lately. */
const QUIET_MS = 30 * 24 * 3_600_000;

/** What is sealed of an auction: what each owner would pay at most for each team. */
export const auctionSeals = (reader: AuctionReader): SealSource => ({
  type: bbAuctionKind.type,
  slots: SLOTS,
  words: ['maximum', 'maxima'],
  calls: CALLS,
  rounds: async (tx, contest, when) => {
    const round = await openRound(await readAt(tx, reader, contest, when.now), when.unfinished);
    return round ? [round] : [];
  },
  before: async (tx, contest, now) => knownBefore(await readAt(tx, reader, contest, now)),
  games: async (tx, contest, ids) => {
    const tournament = await reader.tournaments.readIn(tx, contest.year, Number.MAX_SAFE_INTEGER);
    return new Map([...loggedGames(tournament)].filter(([id]) => ids.includes(id)));
  },
  scores: finalScores,
  shown: async (tx, contest, { now, periods }) => shownMaxima(await readAt(tx, reader, contest, now), periods),
});

async function openRound(of: AuctionAt, unfinished: readonly string[]): Promise<SealRound | undefined> {
  const { tx, contest, book, places, tournament, entries, now } = of;
  if (places.length === 0 || !tournament) return undefined;
  const tipoff = firstTipoff(tournament);
  const locks = saleLocks({ ...book, unsealed: await unsealedIn(of), tipoff, now });
  const end = Math.max(...locks.map(({ at }) => at));
  const lately = Math.max(book.log.at(-1)?.at ?? 0, tournament.opensAt, tipoff === Infinity ? 0 : tipoff);
  if (end === Infinity ? now > lately + QUIET_MS : unfinished.length === 0 && now >= end) return undefined;
  const slots = maximaSlots(entries, places, await readProxies(tx, contest.id));
  return { period: await periodNow(tx, contest), name: 'Auction', opensAt: tournament.opensAt, locks, slots };
}

/** What is opened at the end is over; an auction that goes on afterwards is sealed as another round. */
export async function periodNow(tx: Tx, { id, year }: Pick<Contest, 'id' | 'year'>): Promise<string> {
  return auctionPeriod(year, 1 + (await lastSeals(tx, id)).filter(({ over }) => over).length);
}

const unsealedIn = async ({ tx, contest }: AuctionAt): Promise<ReadonlySet<number>> =>
  unsealedSales(await linesOfKinds(tx, contest.id, ['sold', 'beat', 'lock']));

/**
 * What was left for lots that are sold, of the latest of these rounds. Nothing of a lot that was given back meanwhile: what is left for it anew
 * is sealed, and that nothing is, too.
 */
async function shownMaxima(of: AuctionAt, periods: readonly string[]): Promise<ReadonlyMap<string, ShownSlot>> {
  const { tx, contest, book, places, entries } = of;
  const shown = new Map<string, ShownSlot>();
  const period = [...periods].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).at(-1);
  if (period === undefined) return shown;
  const unsealed = await unsealedIn(of);
  const back = new Set(
    book.log.flatMap(({ type, lot, entryId }) => (type === 'undone' || (type === 'corrected' && !entryId) ? [lot] : [])),
  );
  const proxies = await readProxies(tx, contest.id);
  for (const place of places.filter(({ id }) => book.state.sales.has(id) && !unsealed.has(id)))
    for (const entry of entries) {
      const proxy = proxies.find(({ lot, entryId }) => lot === place.id && entryId === entry);
      const key = slotKey(entry, period, slotOf(place));
      if (proxy) shown.set(key, { pick: loggedMaximum(proxy), says: maximumSays(proxy, place) });
      else if (!back.has(place.id)) shown.set(key, { pick: null, says: '' });
    }
  return shown;
}
