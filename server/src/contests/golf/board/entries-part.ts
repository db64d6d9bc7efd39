import type { GolfConfigRow, GolfPicksRow } from '@poolhouse/contract';
import { tag, type Tx } from '../../../ground/db/database';
import { runsContest } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import type { PageLists } from '../../../web/pages/page';
import { part } from '../../../web/pages/parts';
import type { Contest, Entry } from '../../contest';
import type { Memberships } from '../../entries/directory';
import { contestOptions } from '../../seasons/contest-years';
import { momentsOf, type GolfMemories, type Season } from '../golf-memories';
import { golfTag } from '../golf-tags';
import { golfKind } from '../golf.kind';
import { configOf } from './config-row';
import type { GolfPageParams } from './page-params';
import { pick1Contest, pick1Rows, type Pick1Table } from './pick1-rows';
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
  memberships: Memberships;
  shared: PageLists;
}

/** The entries of a contest: their standings, rounds and picks, and what each viewer's own are. */
export const entriesPart = (memories: GolfMemories) =>
  part<GolfPageParams, EntriesModel, Omit<EntriesModel, 'shared'>>({
    name: 'entries',
    tags: ({ contestId, tid, running }) => [
      tag.clock,
      tag.contests,
      tag.contest(contestId),
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
      contests: contestOptions(model.memberships, viewer, golfKind.type, model.contest.year),
      picks: model.ownPicks.get(viewer.userId) ?? [],
      pick1picks: model.pick1?.own.get(viewer.userId) ?? [],
    }),
  });

/** What the entries' part is made of. */
interface Seen {
  memberships: Memberships;
  contest: Contest;
  entries: readonly Entry[];
  season: Season;
  now: number;
  /** The tournament that is shown, and the one that is on, which may be the same. */
  play: Play | undefined;
  live: Play | undefined;
}

async function readEntries(tx: Tx, memories: GolfMemories, { contestId, tid, running }: GolfPageParams, now: number): Promise<Seen> {
  const memberships = await memories.directory.readIn(tx);
  const contest = memberships.contestById.get(contestId);
  if (!contest) throw new Error(`There is no contest ${contestId}.`);
  const entries = memberships.entriesByContest.get(contestId) ?? [];
  const season = await memories.seasons.readIn(tx, contestId);
  const play = await readPlay(tx, memories, { contest, entries, season, tid, now });
  const live = running ? await readPlay(tx, memories, { contest, entries, season, tid: running, now }) : play;
  return { memberships, contest, entries, season, now, play, live };
}

async function modelOf(tx: Tx, memories: GolfMemories, seen: Seen): Promise<EntriesModel> {
  const { memberships, contest, season, now, play } = seen;
  const pick1 = play && (await pick1Rows(tx, memories, play, pick1Contest(memberships, contest)));
  return {
    contest,
    config: configOf({ contest, season, play, now }),
    sideSince: play?.sideSince ?? new Map(),
    ownPicks: ownPickRows(play),
    pick1,
    memberships,
    shared: {
      standings: standingRows(seen),
      rounds: play ? roundRows(play) : [],
      picks: sharedPickRows(play),
      tournaments: tournamentRows(season, now, play?.board),
      pick1picks: pick1?.shared ?? [],
    },
  };
}

/** Of the tournament that is shown, and of the season with the one that is on. */
function standingRows({ entries, season, now, play, live }: Seen) {
  const isOn = live?.board.begun && live.board.status !== 'OFFICIAL' && live.board.status !== 'CANCELLED';
  return [...(play ? tournamentStandings(play) : []), ...seasonStandings({ season, entries, now }, isOn ? live : undefined)];
}

function configRow({ contest, config, sideSince, pick1, memberships }: Omit<EntriesModel, 'shared'>, viewer: Viewer): GolfConfigRow {
  const own = memberships.entriesByUser.get(viewer.userId) ?? [];
  const mine = own.find((entry) => entry.contestId === contest.id);
  return {
    ...config,
    entry_id: mine?.id ?? 0,
    EntryName: mine?.name ?? '',
    is_admin: runsContest(viewer, contest) ? 1 : 0,
    pick1golf_entry_id: own.find((entry) => entry.contestId === pick1?.contestId)?.id ?? 0,
    in_side_action: mine && sideSince.has(mine.id) ? 1 : 0,
  };
}
