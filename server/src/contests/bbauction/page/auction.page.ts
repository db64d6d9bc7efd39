import type { AuctionRoomRow } from '@poolhouse/contract';
import type { Clock } from '../../../ground/clock/clock';
import { tag, type Tx } from '../../../ground/db/database';
import { between } from '../../../ground/moments.rules';
import type { Viewer } from '../../../ground/viewer';
import { readSmack } from '../../../people/smack/smack-rows.store';
import { boardOf } from '../../../people/smack/smack.store';
import { staleScores } from '../../../sport/feeds/health.store';
import { wishesOfWeek, type Wishes } from '../../../sport/notices/wishes.store';
import { gamesOfTeams } from '../../../sport/tournament/season-games.store';
import type { Watching } from '../../../web/context';
import type { Mine, PageGroups, PageLists, PartedPage } from '../../../web/pages/page';
import { part } from '../../../web/pages/parts';
import { entriesIn } from '../../entries/access';
import type { Memories } from '../../memories';
import { readAuction, type Auction } from '../auction';
import { readProxies } from '../auction.store';
import { auctionTag, bbAuctionKind, planTag } from '../bbauction.kind';
import type { Folded } from '../folded';
import type { NumberedAuction } from '../groups.rules';
import { auctionModel, type AuctionModel } from './auction-model';
import { bracketRows, scoreRows, settlementRows, versusRows } from './bracket-rows';
import { configRow, otherAuctionsPart, roomRow, sharedConfig, wholeConfigRow, type ConfigFacts, type SharedConfig } from './config-row';
import { blockRow, liveTeams, logRows, regionTeams, seasonEvents, teamEvents } from './live-rows';

export type AuctionPageParams = NumberedAuction;

interface BoardModel extends ConfigFacts {
  folded: Folded;
  config: SharedConfig;
  room: AuctionRoomRow;
  shared: PageGroups;
  scores: ReturnType<typeof scoreRows>;
  wishes: Wishes;
  offers: Auction['state']['offers'];
  buyerOf: ReadonlyMap<number, number>;
}

type OwnModel = Omit<BoardModel, 'shared' | 'folded'>;

const key = ({ contest, group }: AuctionPageParams) => `${contest.id}:${group}`;
/** Where owners meet: those who watch the live page over the live channel. */
const roomOf = ({ contest }: AuctionPageParams) => auctionTag(contest.id);
const tagsOf = ({ contest }: AuctionPageParams) => [
  tag.clock,
  tag.contest(contest.id),
  tag.tournament(contest.year),
  tag.feeds,
  auctionTag(contest.id),
];

/** The bracket page: who owns whom, and what it has brought. */
export function bracketPage(memories: Memories): PartedPage<AuctionPageParams> {
  return { name: 'bbauction', key, parts: [bracketPart(memories), smackPart], mine: [otherAuctionsPart(memories)] };
}

const bracketPart = (memories: Memories) =>
  part<AuctionPageParams, BoardModel, OwnModel>({
    name: 'board',
    tags: (params) => [...tagsOf(params), tag.wishes(params.contest.year)],
    load: (tx, params, now, before) =>
      readBoard(tx, params, { memories, now, before }, (model) => ({
        owners: model.owners,
        teams: model.teams,
        versus: versusRows(model),
        bracket: bracketRows(model),
        settlement: settlementRows(model),
        log: logRows({ log: model.auction.log.filter(({ type }) => type === 'undone' || type === 'corrected') }),
      })),
    shared: ({ shared, scores }) => ({ ...shared, scores }),
    keep: ({ shared: _shared, folded: _folded, ...rest }) => rest,
    own: (model, viewer) => ({
      config: [wholeConfigRow(configRow(model.config, model, viewer), model.room)],
      scores: wishedScores(model, viewer),
    }),
  });

const smackPart = part<AuctionPageParams, PageGroups>({
  name: 'smack',
  tags: ({ contest }) => [tag.smack(boardOf(bbAuctionKind.type, contest.id))],
  load: async (tx, { contest }) => ({
    model: { smack: await readSmack(tx, boardOf(bbAuctionKind.type, contest.id)) },
    validFrom: 0,
    validUntil: Infinity,
  }),
  shared: (model) => model,
});

interface LiveSite {
  clock: Clock;
  wall: Clock;
  watching: Watching;
}

/** The live page: what is up, who bids, who has what. */
export function livePage(memories: Memories, site: LiveSite): PartedPage<AuctionPageParams> {
  return {
    name: 'bbauction-live',
    key,
    room: roomOf,
    parts: [roomPart(memories, site), herePart(memories, site)],
    mine: [planPart(memories), otherAuctionsPart(memories)],
  };
}

const roomPart = (memories: Memories, site: LiveSite) =>
  part<AuctionPageParams, BoardModel, OwnModel>({
    name: 'room',
    tags: tagsOf,
    load: (tx, params, now, before) => readBoard(tx, params, { memories, now, before }, (model) => roomRows(tx, model, site)),
    shared: ({ shared }) => shared,
    keep: ({ shared: _shared, folded: _folded, ...rest }) => rest,
    own: (model, viewer) => ({ config: [configRow(model.config, model, viewer)], offers: ownOffers(model, viewer) }),
  });

async function roomRows(tx: Tx, model: AuctionModel, site: LiveSite): Promise<PageGroups> {
  const { auction, teamById } = model;
  const teams = liveTeams(model);
  const of = (n: number) => regionTeams(teams).filter(({ region }) => region === auction.tournament?.regions[n]);
  const up = auction.state.block ? auction.lots.find(({ id }) => id === auction.state.block?.lot) : undefined;
  const ids = up?.places.map(({ id }) => id) ?? [];
  const opponents = ids.flatMap((id) => teamById.get(id)?.opp_team_id.split(',').map(Number) ?? []);
  return {
    owners: model.owners,
    team1_events: await eventsOf(tx, model, ids),
    team2_events: await eventsOf(tx, model, opponents),
    teams1: of(0),
    teams2: of(1),
    teams3: of(2),
    teams4: of(3),
    all_teams: teams,
    room: [roomRow(auction)],
    block: [blockRow(auction, site)],
    log: logRows(auction),
  };
}

/** Which owners have the page open. */
const herePart = (memories: Memories, { watching }: LiveSite) =>
  part<AuctionPageParams, PageGroups>({
    name: 'here',
    tags: (params) => [tag.contest(params.contest.id), tag.watchers(roomOf(params))],
    load: async (tx, params) => {
      const users = await watching.present(tx, roomOf(params));
      const owners = await memories.directory.in(tx).entriesOf(params.contest.id);
      const here = owners.filter(({ userId }) => users.has(userId)).map(({ id }) => ({ ID: id }));
      return { model: { here }, validFrom: 0, validUntil: Infinity };
    },
    shared: (model) => model,
  });

/** Sealed maxima. They hang on their owner's tag alone: nobody else hears that one was left, changed or taken out. */
const planPart = (memories: Memories) =>
  part<Mine<AuctionPageParams>, PageLists>({
    name: 'plan',
    tags: ({ params: { contest }, viewer: { userId } }) => [tag.user(userId), planTag(contest.id, userId)],
    load: async (tx, { params: { contest }, viewer: { userId } }) => {
      const entries = await entriesIn(memories.directory.in(tx), contest.id, userId);
      const mine = new Set(entries.map(({ id }) => id));
      const proxies = mine.size === 0 ? [] : await readProxies(tx, contest.id);
      const plan = proxies.filter(({ entryId }) => mine.has(entryId)).map(({ lot, max }) => ({ ID: lot, max }));
      return { model: { plan }, validFrom: 0, validUntil: Infinity };
    },
    own: (model) => model,
  });

async function readBoard(
  tx: Tx,
  params: AuctionPageParams,
  { memories, now, before }: { memories: Memories; now: number; before: BoardModel | undefined },
  rows: (model: AuctionModel) => PageGroups | Promise<PageGroups>,
) {
  const memberships = memories.directory.in(tx);
  const { folded, ...auction } = await readAuction(tx, params, { memberships, now, before: before?.folded });
  const model = auctionModel(auction);
  const games = auction.tournament?.games ?? [];
  const weeks = [...new Set(games.flatMap(({ event }) => event?.weekStart ?? []))];
  const wishes = new Map<number, Map<number, Wishes extends ReadonlyMap<number, ReadonlyMap<number, infer K>> ? K : never>>();
  for (const week of weeks)
    for (const [userId, of] of await wishesOfWeek(tx, week)) wishes.set(userId, new Map([...(wishes.get(userId) ?? []), ...of]));
  const board: BoardModel = {
    folded,
    room: roomRow(auction),
    config: sharedConfig(model, await staleScores(tx), now),
    shared: await rows(model),
    scores: scoreRows(model, now),
    wishes,
    entries: auction.entries,
    circle: auction.contest.groupNumber,
    colors: new Map(model.owners.map(({ ID, Color }) => [ID, Color])),
    offers: auction.state.offers,
    buyerOf: new Map([...auction.state.sales].map(([lot, { entryId }]) => [lot, entryId])),
  };
  const instants = [auction.tournament?.opensAt ?? Infinity, ...games.map(({ tipoffAt }) => tipoffAt)];
  return { model: board, ...between(instants, now) };
}

/** What the teams of places played this season, and play in the tournament. */
async function eventsOf(tx: Tx, model: AuctionModel, placeIds: readonly number[]) {
  const { tournament } = model.auction;
  if (!tournament || placeIds.length === 0) return [];
  const teams = [...new Set(placeIds.flatMap((id) => [id, ...(model.teamById.get(id)?.team_ids.split(',').map(Number) ?? [])]))];
  const before = seasonEvents(await gamesOfTeams(tx, tournament.season, teams), tournament.opensAt);
  return [...before, ...teamEvents(model, teams)];
}

/** The games of which the viewer wants to hear. */
function wishedScores({ scores, wishes }: OwnModel, { userId }: Viewer) {
  return [...(wishes.get(userId) ?? [])].flatMap(([eventId, kinds]) => {
    const row = scores.find(({ ID }) => ID === eventId);
    return row ? [{ ...row, notifications: kinds.join(',') }] : [];
  });
}

/** Shares that were offered to the viewer, or by the viewer. */
function ownOffers({ offers, buyerOf, entries }: OwnModel, { userId }: Viewer) {
  const mine = new Set(entries.filter((entry) => entry.userId === userId).map(({ id }) => id));
  return offers
    .filter(({ entryId, lot }) => mine.has(entryId) || mine.has(buyerOf.get(lot) ?? 0))
    .map(({ seq, lot, entryId, percent }) => ({ ID: seq, lot, entry_id: entryId, percent }));
}
