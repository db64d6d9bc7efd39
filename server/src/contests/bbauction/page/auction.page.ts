import type { AuctionRoomRow } from '@poolhouse/contract';
import type { Clock } from '../../../ground/clock/clock';
import { tag, type Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import type { Viewer } from '../../../ground/viewer';
import { readSmack } from '../../../people/smack/smack-rows.store';
import { boardOf } from '../../../people/smack/smack.store';
import { staleScores } from '../../../sport/feeds/health.store';
import { scoresFrom } from '../../../sport/feeds/rules/scores-from.rules';
import { wishesOfWeek, type Wishes } from '../../../sport/notices/wishes.store';
import { gamesOfTeams } from '../../../sport/tournament/season-games.store';
import type { Watching } from '../../../web/context';
import type { Mine, PageGroups, PageLists, PartedPage } from '../../../web/pages/page';
import { part } from '../../../web/pages/parts';
import { entriesIn } from '../../entries/access';
import { ownInPlay } from '../../game-rows/own-in-play';
import type { Memories } from '../../memories';
import { momentsPart } from '../../moments/moments-part';
import { readProxies } from '../auction.store';
import { auctionTag, bbAuctionKind, planTag } from '../bbauction.kind';
import type { NumberedAuction } from '../groups.rules';
import { homeLive } from '../home.rules';
import { AUCTION_ROUND } from '../moments/auction-moments.rules';
import type { AuctionGroups } from '../seen/auction-groups';
import type { AuctionModel } from '../seen/auction-model';
import { blockRow, liveTeams, regionTeams, seasonEvents, teamEvents } from '../seen/live-rows';
import { auctionTags, lastPotBefore, readSeen, type AuctionReader, type SeenAuction } from '../seen/read-auction';
import { configAmong, needsLastPot, type SharedConfig } from '../seen/shared-config';
import { configRow, otherAuctionsPart, wholeConfigRow, type ConfigFacts } from './config-row';

export type AuctionPageParams = NumberedAuction;

interface BoardModel extends ConfigFacts {
  which: NumberedAuction;
  config: SharedConfig;
  room: AuctionRoomRow;
  shared: PageGroups;
  scores: AuctionGroups['scores'];
  teams: AuctionGroups['teams'];
  wishes: Wishes;
  offers: AuctionGroups['offers'];
}

type OwnModel = Omit<BoardModel, 'shared'>;

const key = ({ contest, group }: AuctionPageParams) => `${contest.id}:${group}`;
/** Where owners meet: those who watch the live page over the live channel. */
const roomOf = ({ contest }: AuctionPageParams) => auctionTag(contest.id);
const tagsOf = ({ contest }: AuctionPageParams) => [...auctionTags(contest), tag.clock, tag.feeds];

/** The bracket page: who owns whom, and what it has brought. */
export function bracketPage(reader: AuctionReader): PartedPage<AuctionPageParams> {
  return { name: 'bbauction', key, parts: [bracketPart(reader), moments(reader), smackPart], mine: [otherAuctionsPart(reader)] };
}

const bracketPart = (reader: AuctionReader) =>
  part<AuctionPageParams, BoardModel, OwnModel>({
    name: 'board',
    tags: (params) => [...tagsOf(params), tag.wishes(params.contest.year)],
    load: (tx, params, now) =>
      readBoard(tx, params, { reader, now }, ({ rows }) => {
        const { owners, teams, versus, bracket, settlement, changes } = rows(
          'owners',
          'teams',
          'versus',
          'bracket',
          'settlement',
          'changes',
        );
        return { owners, teams, versus, bracket, settlement, log: changes };
      }),
    shared: ({ shared, scores }) => ({ ...shared, scores }),
    keep: ({ shared: _shared, ...rest }) => rest,
    own: (model, viewer) => ({
      config: [wholeConfigRow(configRow(model.config, model, viewer), model.room)],
      scores: wishedScores(model, viewer),
      mine: ownInPlay(model.entries, viewer.userId, (id) => homeLive(model, model.which, id)),
    }),
  });

const moments = (reader: AuctionReader) =>
  momentsPart<AuctionPageParams>(reader.moments, {
    tags: () => [],
    contestId: ({ contest }) => contest.id,
    shown: () => Promise.resolve({ round: AUCTION_ROUND, validFrom: 0, validUntil: Infinity }),
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
export function livePage(reader: AuctionReader, site: LiveSite): PartedPage<AuctionPageParams> {
  return {
    name: 'bbauction-live',
    key,
    room: roomOf,
    parts: [roomPart(reader, site), herePart(reader, site)],
    mine: [planPart(reader), otherAuctionsPart(reader)],
  };
}

const roomPart = (reader: AuctionReader, site: LiveSite) =>
  part<AuctionPageParams, BoardModel, OwnModel>({
    name: 'room',
    tags: tagsOf,
    load: (tx, params, now) => readBoard(tx, params, { reader, now }, (seen) => roomRows(tx, seen, site)),
    shared: ({ shared }) => shared,
    keep: ({ shared: _shared, ...rest }) => rest,
    own: (model, viewer) => ({ config: [configRow(model.config, model, viewer)], offers: ownOffers(model, viewer) }),
  });

async function roomRows(tx: Tx, { model, regions, rows }: SeenAuction, site: LiveSite): Promise<PageGroups> {
  const { owners, room, block, log, ...seen } = rows('owners', 'teams', 'room', 'block', 'log');
  const teams = liveTeams(seen);
  const of = (n: number) => regionTeams(teams).filter(({ region }) => region === regions[n]);
  return {
    owners,
    ...(await eventsOfBlock(tx, model)),
    teams1: of(0),
    teams2: of(1),
    teams3: of(2),
    teams4: of(3),
    all_teams: teams,
    room,
    block: model ? [blockRow(model.auction, site)] : block,
    log,
  };
}

/** What the teams that are up, and those that they meet next, have played. */
async function eventsOfBlock(tx: Tx, model: AuctionModel | undefined) {
  const up = model?.auction.lots.find(({ id }) => id === model.auction.state.block?.lot);
  if (!model || !up) return { team1_events: [], team2_events: [] };
  const ids = up.places.map(({ id }) => id);
  const opponents = ids.flatMap((id) => model.teamById.get(id)?.opp_team_id.split(',').map(Number) ?? []);
  return { team1_events: await eventsOf(tx, model, ids), team2_events: await eventsOf(tx, model, opponents) };
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
  { reader, now }: { reader: AuctionReader; now: number },
  rowsOf: (seen: SeenAuction) => PageGroups | Promise<PageGroups>,
) {
  const { contest, group } = params;
  const seen = await readSeen(tx, reader, contest, now);
  const { config, room, owners, teams, scores, offers } = seen.rows('config', 'room', 'owners', 'teams', 'scores', 'offers');
  const [own, run] = [must(config[0], 'what an auction tells'), must(room[0], 'how an auction is run')];
  const lastPot = needsLastPot(own, run) ? await lastPotBefore(tx, reader, params, now) : null;
  const games = scores.map(({ state, day }) => ({ sport: 'NCAAB' as const, state, kickoffAt: Date.parse(day) }));
  const model: BoardModel = {
    which: params,
    room: run,
    config: configAmong(own, { group, lastPot, ScoresFrom: scoresFrom(games, await staleScores(tx), now) }),
    shared: await rowsOf(seen),
    scores,
    teams,
    wishes: await wishesOfWeeks(tx, seen.weeks),
    entries: await reader.directory.in(tx).entriesOf(contest.id),
    circle: contest.groupNumber,
    colors: new Map(owners.map(({ ID, Color }) => [ID, Color])),
    offers,
  };
  return { model, validFrom: seen.validFrom, validUntil: seen.validUntil };
}

async function wishesOfWeeks(tx: Tx, weeks: readonly string[]): Promise<Wishes> {
  const wishes = new Map<number, Map<number, Wishes extends ReadonlyMap<number, ReadonlyMap<number, infer K>> ? K : never>>();
  for (const week of weeks)
    for (const [userId, of] of await wishesOfWeek(tx, week)) wishes.set(userId, new Map([...(wishes.get(userId) ?? []), ...of]));
  return wishes;
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
function ownOffers({ offers, entries }: OwnModel, { userId }: Viewer) {
  const mine = new Set(entries.filter((entry) => entry.userId === userId).map(({ id }) => id));
  return offers
    .filter(({ entry_id: entry, buyer_id: buyer }) => mine.has(entry) || mine.has(buyer))
    .map(({ buyer_id: _buyer, ...offer }) => offer);
}
