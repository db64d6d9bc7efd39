import type { GolfStandingRow } from '@poolhouse/contract';
import { formatToPar } from '@poolhouse/contract/formats';
import type { Tx } from '../../ground/db/database';
import { tag } from '../../ground/db/database';
import type { EntryDate, HomeFacts, HomeLine, HomePart, HomeSource } from '../../people/home/home-source';
import { presentContests } from '../entries/access';
import { endedLine, type EndPlace } from '../seasons/ended-line.rules';
import { entryInPlay, isOn, onCourse } from './board/in-play';
import { openEvent, readPlay, shownEvent, type Play } from './board/play';
import { seasonStandings } from './board/season-standings';
import { tournamentStandings } from './board/standing-rows';
import { momentsOf, type GolfMemories, type Season } from './golf-memories';
import { golfTag } from './golf-tags';
import { golfKind } from './golf.kind';
import { lockDates } from './home-dates.rules';
import { hasGroups, unsettled } from './home.rules';
import { isSeasonOver, seasonAt } from './season/so-far';
import { picksOf, type SavedPicks } from './stores/picks.store';

interface Known {
  pool: string;
  contestId: number;
  season: Season;
  play: Play | undefined;
  /** The tournament that can be picked for, and who has. */
  open: Season['events'][number] | undefined;
  hasField: boolean;
  saved: ReadonlyMap<number, SavedPicks>;
}

/** What golf tells the home page: the tournament that is on, and the one that is picked for. */
export function golfHome(memories: GolfMemories): HomeSource {
  const { directory, seasons } = memories;
  const partOf = async (contestId: number): Promise<HomePart> => {
    const { events } = await seasons.read(contestId);
    const tids = unsettled(events).map(({ tid }) => tid);
    return {
      key: ['golf', contestId, ...tids].join(':'),
      tags: () => [
        tag.clock,
        tag.contest(contestId),
        golfTag.contest(contestId),
        golfTag.calendar,
        ...tids.flatMap((tid) => [golfTag.tournament(tid), golfTag.picks(contestId, tid)]),
      ],
      load: (tx, at) => load(tx, memories, contestId, at),
    };
  };
  return {
    contest: golfKind.name,
    async partsFor(viewer, now) {
      const contests = await presentContests(directory.now, viewer.userId, golfKind, now);
      return Promise.all(contests.map(({ id }) => partOf(id)));
    },
  };
}

async function load(tx: Tx, memories: GolfMemories, contestId: number, now: number) {
  const memberships = memories.directory.in(tx);
  const contest = await memberships.contest(contestId);
  const entries = await memberships.entriesOf(contestId);
  const season = await seasonAt(tx, memories, contestId, now);
  const [shown, open] = [shownEvent(season, now), openEvent(season, now)];
  const play = contest && shown && (await readPlay(tx, memories, { contest, entries, season, tid: shown.tid, now }));
  const saved = open ? await picksOf(tx, contestId, open.tid) : new Map<number, SavedPicks>();
  const known: Known = {
    pool: contest?.name ?? '',
    contestId,
    season,
    play,
    open,
    hasField: open ? hasGroups(await memories.facts.readIn(tx, open.tid)) : false,
    saved,
  };
  const moments = play ? momentsOf(play.facts, now) : { validFrom: 0, validUntil: Infinity };
  const lock = open?.tournament.firstTeeAt ?? Infinity;
  const standings = play ? tournamentStandings(play) : [];
  const rank = new Map(standings.map((row) => [row.entry_id, row]));
  const ended = isSeasonOver(season, now) ? seasonStandings({ season, entries, now }, undefined) : null;
  const ownOf = (userId: number) => entries.filter((entry) => entry.userId === userId);
  return {
    model: ({ userId }: { userId: number }): HomeFacts => ({
      lines: ownOf(userId).map((entry) => ({
        id: entry.id,
        entry: entry.name,
        pool: known.pool,
        facts: lineOf(factsOf(known, entry.id, rank.get(entry.id)), contest?.year ?? 0, ended && endOf(ended, entry.id)),
      })),
      live: ownOf(userId).flatMap(({ id }) => liveOf(known, id, standings)),
      locks: [],
      dates: () =>
        ownOf(userId).flatMap(({ id, name }) => datesOf(known, id, now).map((date) => ({ ...date, entry: name, pool: known.pool }))),
    }),
    validFrom: moments.validFrom,
    validUntil: Math.min(moments.validUntil, lock),
  };
}

const liveOf = ({ contestId, pool, play }: Known, entryId: number, standings: readonly GolfStandingRow[]): HomeFacts['live'] =>
  (play ? entryInPlay(play, entryId, { standings, href: hrefOf(contestId) }) : []).map((row) => ({ ...row, pool }));

const hrefOf = (contestId: number): string => `${golfKind.path}?contest=${contestId}`;

/** Where an entry ended the season. */
function endOf(table: readonly GolfStandingRow[], entryId: number): EndPlace {
  const own = table.find((row) => row.entry_id === entryId);
  return { rank: own && own.Rank > 0 ? own.Rank : null, shared: own?.Shared ?? 0, of: table.length };
}

const lineOf = (facts: HomeLine['facts'], year: number, end: EndPlace | null): HomeLine['facts'] =>
  end ? endedLine(facts, year, end) : facts;

type Standing = ReturnType<typeof tournamentStandings>[number] | undefined;

function factsOf({ contestId, play, open, hasField, saved, season }: Known, entryId: number, standing: Standing): HomeLine['facts'] {
  const on = play !== undefined && isOn(play);
  const missing = open !== undefined && hasField && !saved.has(entryId);
  const picksHref = `/golf/makepicks?contest=${contestId}&entry=${entryId}`;
  const done = open === undefined || !hasField ? null : missing ? 0 : 1;
  return {
    href: hrefOf(contestId),
    note: (on ? play?.event.tournament.name : (open ?? play?.event)?.tournament.name) ?? '',
    done,
    state: stateOf({ isOn: on, score: standing?.Score ?? null, missing, done, seasonEmpty: season.events.length === 0 }),
    next: open ? new Date(open.tournament.firstTeeAt).toISOString() : '',
    next_label: open ? `First tee of ${open.tournament.name}` : '',
    live: on ? onCourse(play, entryId) : 0,
    rank: standing && standing.Rank > 0 ? standing.Rank : null,
    rank_shared: standing?.Shared ?? 0,
    of: play?.entries.length ?? 0,
    overall_rank: null,
    overall_shared: 0,
    action: missing ? 'Make picks' : '',
    action_href: missing ? picksHref : '',
  };
}

function stateOf({
  isOn,
  score,
  missing,
  done,
  seasonEmpty,
}: {
  isOn: boolean;
  score: number | null;
  missing: boolean;
  done: 0 | 1 | null;
  seasonEmpty: boolean;
}): string {
  if (seasonEmpty) return 'No tournaments yet';
  const live = isOn && score !== null ? `${formatToPar(score)} so far` : '';
  const next = missing ? 'Picks are missing' : done === 1 ? 'Picks are in' : '';
  return [live, next].filter(Boolean).join(' · ') || 'Waiting for the next field';
}

function datesOf({ contestId, season, open, hasField, saved }: Known, entryId: number, now: number): EntryDate[] {
  return lockDates(season, {
    title: 'Golf',
    entryId,
    href: `/golf/makepicks?contest=${contestId}&entry=${entryId}`,
    open: open && hasField ? { tid: open.tid, saved: saved.has(entryId) } : undefined,
    now,
  });
}
