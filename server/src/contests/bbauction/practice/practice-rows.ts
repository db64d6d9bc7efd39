import type { DataOf } from '@poolhouse/contract';
import type { Clock } from '../../../ground/clock/clock';
import type { Viewer } from '../../../ground/viewer';
import { seededRandom, shuffled } from '../../../sport/practice/random.rules';
import type { Entry } from '../../contest';
import type { Auction } from '../auction';
import { auctionModel, type AuctionFacts } from '../seen/auction-model';
import { blockRow, liveTeams, logRows } from '../seen/live-rows';
import { configAmong, roomRow, sharedConfig } from '../seen/shared-config';
import { weightOf } from '../values/worth.rules';
import { BOTS, botIds, PLAYER } from './bots.rules';
import { practiceSetup, practised, type Practice, type PracticeRoom } from './practice.rules';
import type { KeptPractice } from './practice.store';

/** The whole pot that bots think of where the group has no last one: for each owner of a room, points. */
const POT_OF_ONE = 220;

/** What a practice is played on. */
export interface PractisedAuction extends AuctionFacts {
  group: number;
  /** Of the same group the year before; null when there was none. */
  lastPot: number | null;
}

/** The pot of a whole auction that bots go by: last year's, or what a room with these budgets would pay. */
function potOf({ lastPot, state: { settings }, entries }: PractisedAuction): number {
  const owners = Math.max(2, entries.length);
  return lastPot ?? (settings.budget === null ? POT_OF_ONE * owners : Math.round(0.9 * settings.budget * owners));
}

export function practiceRoom(auction: PractisedAuction, { seed, startedAt }: Pick<KeptPractice, 'seed' | 'startedAt'>): PracticeRoom {
  const { lots, state, shares } = auction;
  const pot = potOf(auction);
  const prices = lots.map(({ id, places }) => [id, pot * places.reduce((sum, place) => sum + weightOf(shares, place.seed), 0)] as const);
  const order = shuffled(
    seededRandom(seed),
    lots.map(({ id }) => id).sort((a, b) => a - b),
  );
  return { seed, startedAt, setup: practiceSetup(state.settings, order), prices: new Map(prices) };
}

/** Who takes part: the player, and bots, as entries that are kept nowhere. */
export function practiceEntries(auction: Auction, viewer: Viewer): Entry[] {
  const own = auction.entries.find(({ userId }) => userId === viewer.userId)?.name ?? viewer.username;
  return [own, ...BOTS].map((name, n) => ({
    id: n === 0 ? PLAYER : (botIds[n - 1] ?? 0),
    contestId: auction.contest.id,
    userId: n === 0 ? viewer.userId : 0,
    name,
    createdAt: 0,
  }));
}

type Rows = DataOf<'GET bbauction/practice'>;
export const NO_PRACTICE: Rows = {
  config: { data: [] },
  room: { data: [] },
  owners: { data: [] },
  block: { data: [] },
  log: { data: [] },
  sold: { data: [] },
  practice: { data: [] },
};

/** A practice as its player's screen shows it. */
export function practiceRows(auction: PractisedAuction, kept: KeptPractice, viewer: Viewer, clocks: { clock: Clock; wall: Clock }): Rows {
  const now = clocks.wall.now();
  const room = practiceRoom(auction, kept);
  const practice = practised(room, kept.bids, now);
  const played = asAuction(auction, room, practice, practiceEntries(auction, viewer));
  const model = auctionModel(played);
  const config = configAmong(sharedConfig(model, clocks.clock.now()), { group: auction.group, lastPot: potOf(auction), ScoresFrom: '' });
  const [me] = played.entries;
  return {
    config: {
      data: [
        {
          ...config,
          lots: room.setup.lots.length,
          Color: model.ownerById.get(PLAYER)?.Color ?? '',
          group_ids: '',
          group_names: '',
          admin: 0,
          entry_id: PLAYER,
          EntryName: me?.name ?? '',
          Years: '',
        },
      ],
    },
    room: { data: [roomRow(played)] },
    owners: { data: [...model.owners] },
    block: { data: [blockRow(played, clocks)] },
    log: { data: logRows(played) },
    sold: { data: liveTeams(model).filter(({ Price }) => Price !== null) },
    practice: { data: [{ ID: 1, wait: practice.nextAt === Infinity ? null : Math.max(0, practice.nextAt - now) }] },
  };
}

/** The auction with the practice in place of what happened in it. Nothing of the sealed order is left in it. */
function asAuction(auction: PractisedAuction, { setup }: PracticeRoom, { log, state }: Practice, entries: readonly Entry[]): AuctionFacts {
  const room = { contestId: auction.contest.id, settings: setup.settings, seed: '', commit: '', lots: setup.lots, owners: setup.owners };
  return { ...auction, room, log, state, entries, colors: new Map() };
}
