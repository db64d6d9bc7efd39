import type { GolfConfigRow, GolfPicksRow } from '@poolhouse/contract';
import { tag, type Tx } from '../../../ground/db/database';
import { runsContest } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import type { PageLists } from '../../../web/pages/page';
import { part } from '../../../web/pages/parts';
import type { Contest, Entry } from '../../contest';
import type { LiveRow } from '../../game-rows/live-game.rules';
import { ownInPlay } from '../../game-rows/own-in-play';
import { momentsOf, type GolfMemories } from '../golf-memories';
import { golfTag } from '../golf-tags';
import { golfKind, pick1Kind } from '../golf.kind';
import { seasonAt, type SeasonSoFar } from '../season/so-far';
import { configOf } from './config-row';
import { entryInPlay, pick1InPlay } from './in-play';
import type { GolfPageParams } from './page-params';
import { pick1Rows, type Pick1Table } from './pick1-rows';
import { ownPickRows, sharedPickRows } from './picks-by-viewer';
import { readPlay, type Play } from './play';
import { seasonStandings } from './season-standings';
import { roundRows, tournamentStandings } from './standing-rows';
import { tournamentRows } from './tournament-rows';

interface EntriesModel {
  contest: Contest;
  config: ReturnType<typeof configOf>;
  sideSince: ReadonlyMap<number, number>;
  ownPicks: ReadonlyMap<number, readonly GolfPicksRow[]>;
  pick1: Pick1Table | undefined;
  entries: readonly Entry[];
  /** By entry: its best ball while golfers of it are on the course. */
  inPlay: ReadonlyMap<number, readonly LiveRow[]>;
  shared: PageLists;
}

/** The entries of a contest: their standings, rounds and picks, and what each viewer's own are. */
export const entriesPart = (memories: GolfMemories) =>
  part<GolfPageParams, EntriesModel, Omit<EntriesModel, 'shared'>>({
    name: 'entries',
    tags: ({ contestId, pick1, tid, running }) => [
      tag.clock,
      tag.contest(contestId),
      ...(pick1 ? [tag.contest(pick1)] : []),
      golfTag.contest(contestId),
      golfTag.calendar,
      golfTag.picks(contestId, tid),
      golfTag.pick1(tid),
      golfTag.tournament(tid),
      ...(running ? [golfTag.tournament(running), golfTag.picks(contestId, running)] : []),
    ],
    async load(tx, params, now) {
      const seen = await readEntries(tx, memories, params, now);
      const { play, live } = seen;
      const moments = play ? momentsOf(play.facts, now) : { validFrom: 0, validUntil: Infinity };
      const other = live && live !== play ? momentsOf(live.facts, now) : moments;
      return {
        model: await modelOf(tx, memories, seen),
        validFrom: Math.max(moments.validFrom, other.validFrom),
        validUntil: Math.min(moments.validUntil, other.validUntil),
      };
    },
    shared: ({ shared }) => shared,
    keep: ({ shared: _shared, ...rest }) => rest,
    own: (model, viewer) => ({
      config: [configRow(model, viewer)],
      picks: model.ownPicks.get(viewer.userId) ?? [],
      pick1picks: model.pick1?.own.get(viewer.userId) ?? [],
      mine: inPlayRows(model, viewer),
    }),
  });

/** What the entries' part is made of. */
interface Seen {
  contest: Contest;
  pick1Contest: Contest | undefined;
  entries: readonly Entry[];
  season: SeasonSoFar;
  now: number;
  /** The tournament that is shown, and the one that is on, which may be the same. */
  play: Play | undefined;
  live: Play | undefined;
}

async function readEntries(tx: Tx, memories: GolfMemories, { contestId, pick1, tid, running }: GolfPageParams, now: number): Promise<Seen> {
  const memberships = memories.directory.in(tx);
  const contest = await memberships.contest(contestId);
  if (!contest) throw new Error(`There is no contest ${contestId}.`);
  const entries = await memberships.entriesOf(contestId);
  const season = await seasonAt(tx, memories, contestId, now);
  const play = await readPlay(tx, memories, { contest, entries, season, tid, now });
  const live = running ? await readPlay(tx, memories, { contest, entries, season, tid: running, now }) : play;
  return { contest, pick1Contest: pick1 ? await memberships.contest(pick1) : undefined, entries, season, now, play, live };
}

async function modelOf(tx: Tx, memories: GolfMemories, seen: Seen): Promise<EntriesModel> {
  const { contest, season, now, play } = seen;
  const pick1 = play && (await pick1Rows(tx, memories, play, seen.pick1Contest));
  const standings = play ? tournamentStandings(play) : [];
  const href = `${golfKind.path}?contest=${contest.id}`;
  return {
    contest,
    config: configOf({ contest, season, play, now }),
    sideSince: play?.sideSince ?? new Map(),
    ownPicks: ownPickRows(play),
    pick1,
    entries: seen.entries,
    inPlay: new Map(play?.entries.map(({ id }) => [id, entryInPlay(play, id, { standings, href })])),
    shared: {
      standings: [...standings, ...seasonRows(seen)],
      rounds: play ? roundRows(play) : [],
      picks: sharedPickRows(play),
      tournaments: tournamentRows(season, now, play?.board),
      pick1picks: pick1?.shared ?? [],
    },
  };
}

/** Of the season with the tournament that is on. */
function seasonRows({ entries, season, now, live }: Seen) {
  const isOn = live?.board.begun && live.board.status !== 'OFFICIAL' && live.board.status !== 'CANCELLED';
  return seasonStandings({ season, entries, now }, isOn ? live : undefined);
}

/** The viewer's best ball, and their one golfer, while they are on the course. */
const inPlayRows = ({ contest, entries, inPlay, pick1 }: Omit<EntriesModel, 'shared'>, { userId }: Viewer) => [
  ...ownInPlay(entries, userId, (id) => inPlay.get(id)),
  ...(pick1 ? ownInPlay(pick1.entries, userId, (id) => pick1InPlay(pick1.stand, id, `${pick1Kind.path}?contest=${contest.id}`)) : []),
];

function configRow({ contest, config, sideSince, pick1, entries }: Omit<EntriesModel, 'shared'>, viewer: Viewer): GolfConfigRow {
  const isOwn = ({ userId }: Entry) => userId === viewer.userId;
  const mine = entries.find(isOwn);
  const pick1Entry = pick1?.entries.find(isOwn);
  return {
    ...config,
    entry_id: mine?.id ?? 0,
    EntryName: mine?.name ?? '',
    is_admin: runsContest(viewer, contest) ? 1 : 0,
    pick1golf_entry_id: pick1Entry?.id ?? 0,
    pick1golf_contest_id: pick1Entry?.contestId ?? 0,
    in_side_action: mine && sideSince.has(mine.id) ? 1 : 0,
  };
}
