import { formatToPar } from '@poolhouse/contract/formats';
import type { Tx } from '../../ground/db/database';
import { tag } from '../../ground/db/database';
import type { EntryDate, HomeFacts, HomeLine, HomePart, HomeSource } from '../../people/home/home-source';
import type { Entry } from '../contest';
import { presentContests } from '../entries/access';
import type { LiveRow } from '../game-rows/live-game.rules';
import { pick1Order } from './board/finals';
import { isOut, pick1InPlay, pick1Stand, type Pick1Stand } from './board/in-play';
import { openEvent, shownEvent } from './board/play';
import { golfBeside } from './golf-contest';
import { boardOf, momentsOf, type GolfMemories, type Season } from './golf-memories';
import { golfTag } from './golf-tags';
import { golfKind, pick1Kind } from './golf.kind';
import { lockDates } from './home-dates.rules';
import { hasGroups, unsettled } from './home.rules';
import type { Board } from './rules/board.rules';
import type { LeaderRow } from './rules/leaderboard.rules';
import { isSeasonOver } from './season/so-far';
import { pick1Of } from './stores/picks.store';

/** The tournament that is shown, and how the entries' golfers stand in it. */
interface Shown extends Pick1Stand {
  readonly order: ReturnType<typeof pick1Order>;
}

interface Known {
  readonly golfId: number;
  readonly season: Season;
  readonly shown: Shown | undefined;
  readonly open: Season['events'][number] | undefined;
  readonly hasField: boolean;
  /** Its last tournament is official: the year. */
  readonly ended: number | null;
  /** Entries that have a golfer for the next tournament. */
  readonly saved: ReadonlySet<number>;
}

/** What Pick1 tells the home page: how the entry's golfer stands, and whether there is one for the next tournament. */
export function pick1Home(memories: GolfMemories): HomeSource {
  const { directory, seasons } = memories;
  const partOf = async (contestId: number): Promise<HomePart> => {
    const memberships = directory.now;
    const contest = await memberships.contest(contestId);
    const golf = contest && (await golfBeside(memberships, contest));
    const tids = golf ? unsettled((await seasons.read(golf.id)).events).map(({ tid }) => tid) : [];
    return {
      key: ['pick1golf', contestId, golf?.id ?? 0, ...tids].join(':'),
      tags: () => [
        tag.clock,
        tag.contest(contestId),
        golfTag.calendar,
        ...(golf ? [golfTag.contest(golf.id)] : []),
        ...tids.flatMap((tid) => [golfTag.tournament(tid), golfTag.pick1(tid)]),
      ],
      load: (tx, at) => load(tx, memories, contestId, at),
    };
  };
  return {
    contest: pick1Kind.name,
    async partsFor(viewer, now) {
      const contests = await presentContests(directory.now, viewer.userId, pick1Kind, now);
      return Promise.all(contests.map(({ id }) => partOf(id)));
    },
  };
}

async function load(tx: Tx, memories: GolfMemories, contestId: number, now: number) {
  const memberships = memories.directory.in(tx);
  const contest = await memberships.contest(contestId);
  const golf = contest && (await golfBeside(memberships, contest));
  const entries = await memberships.entriesOf(contestId);
  const season = golf && (await memories.seasons.readIn(tx, golf.id));
  const shownOne = season && shownEvent(season, now);
  const open = season && openEvent(season, now);
  const facts = shownOne ? await memories.facts.readIn(tx, shownOne.tid) : null;
  const picks = shownOne ? await pick1Of(tx, shownOne.tid) : new Map<number, { golferId: number }>();
  const known: Known | undefined = golf &&
    season && {
      golfId: golf.id,
      season,
      shown: facts ? standing(boardOf(memories, facts, now), facts, entries, picks) : undefined,
      open,
      ended: isSeasonOver(season, now) ? contest.year : null,
      hasField: open ? hasGroups(await memories.facts.readIn(tx, open.tid)) : false,
      saved: new Set(open ? (await pick1Of(tx, open.tid)).keys() : []),
    };
  const moments = facts ? momentsOf(facts, now) : { validFrom: 0, validUntil: Infinity };
  const pool = contest?.name ?? '';
  const ownOf = (userId: number) => entries.filter((entry) => entry.userId === userId);
  return {
    model: ({ userId }: { userId: number }): HomeFacts => ({
      lines: ownOf(userId).map(({ id, name }) => ({ id, entry: name, pool, facts: known ? factsOf(known, id) : NOTHING })),
      live: ownOf(userId).flatMap(({ id }) => (known ? liveOf(known, id) : []).map((row) => ({ ...row, pool }))),
      locks: [],
      dates: () => ownOf(userId).flatMap(({ id, name }) => datesOf(known, id, now).map((date) => ({ ...date, entry: name, pool }))),
    }),
    validFrom: moments.validFrom,
    validUntil: Math.min(moments.validUntil, open?.tournament.firstTeeAt ?? Infinity),
  };
}

function standing(
  board: Board,
  facts: Parameters<typeof pick1Order>[0]['facts'],
  entries: readonly Entry[],
  picks: ReadonlyMap<number, { golferId: number }>,
): Shown {
  const playing = entries.filter(({ createdAt }) => createdAt <= facts.tournament.firstTeeAt);
  return {
    ...pick1Stand(board, playing, picks),
    order: pick1Order(
      { board, facts },
      playing.map(({ id, name }) => ({ entryId: id, name, golferId: picks.get(id)?.golferId ?? null })),
    ),
  };
}

const liveOf = ({ golfId, shown }: Known, entryId: number): LiveRow[] => (shown ? pick1InPlay(shown, entryId, hrefOf(golfId)) : []);

const hrefOf = (golfId: number): string => `${pick1Kind.path}?contest=${golfId}`;

/** Before there is a golf contest of the year whose tournaments could be picked for. */
const NOTHING: HomeLine['facts'] = {
  href: pick1Kind.path,
  note: '',
  done: null,
  state: 'No tournaments yet',
  next: '',
  next_label: '',
  live: 0,
  rank: null,
  rank_shared: 0,
  of: 0,
  overall_rank: null,
  overall_shared: 0,
  action: '',
  action_href: '',
};

function factsOf({ golfId, season, shown, open, ended, hasField, saved }: Known, entryId: number): HomeLine['facts'] {
  const isOn = shown !== undefined && shown.board.begun && shown.board.status !== 'OFFICIAL';
  const missing = open !== undefined && hasField && !saved.has(entryId);
  // Where an administrator sets the golfers nothing is asked of the player.
  const asked = missing && season.settings.selfPick1;
  const now = isOn ? goesText(shown.leaders.get(entryId)) : '';
  const next = missing ? (asked ? 'Golfer is missing' : '') : open && hasField ? 'Golfer is picked' : '';
  return {
    ...NOTHING,
    href: hrefOf(golfId),
    note: ended ? `${ended}` : ((isOn ? shown.board.tournament : (open?.tournament ?? shown?.board.tournament))?.name ?? ''),
    done: open === undefined || !hasField || (missing && !asked) ? null : missing ? 0 : 1,
    state:
      [now, next].filter(Boolean).join(' · ') ||
      (season.events.length === 0 ? NOTHING.state : ended ? 'Season over' : 'Waiting for the next field'),
    next: open ? new Date(open.tournament.firstTeeAt).toISOString() : '',
    next_label: open ? `First tee of ${open.tournament.name}` : '',
    live: isOn && isOut(shown.leaders.get(entryId)) ? 1 : 0,
    ...(shown?.board.begun ? placeOf(shown.order, entryId) : {}),
    ...(asked ? { action: 'Pick your golfer', action_href: `${golfKind.path}/makepicks?contest=${golfId}` } : {}),
  };
}

/** 'Ames −5, T3 so far'; of who missed the cut what became of him. */
function goesText(leader: LeaderRow | undefined): string {
  if (!leader) return 'No golfer picked';
  if (leader.score === '') return `${leader.name} tees off later`;
  const score = `${leader.name} ${leader.score === 'E' ? 'E' : formatToPar(Number(leader.score))}`;
  return leader.place === null ? `${score}, ${leader.position}` : `${score}, ${leader.position} so far`;
}

/** Without a golfer there is no place. */
function placeOf(order: Shown['order'], entryId: number): Pick<HomeLine['facts'], 'rank' | 'rank_shared' | 'of'> {
  const own = order.find(({ entry }) => entry.entryId === entryId)?.rank ?? Infinity;
  const of = order.length;
  if (own === Infinity) return { rank: null, rank_shared: 0, of };
  const level = order.filter(({ rank }) => rank === own).length;
  return { rank: 1 + order.filter(({ rank }) => rank < own).length, rank_shared: level > 1 ? 1 : 0, of };
}

/** Where an administrator sets the golfers nothing of the player's locks. */
function datesOf(known: Known | undefined, entryId: number, now: number): EntryDate[] {
  if (!known?.season.settings.selfPick1) return [];
  const { golfId, season, open, hasField, saved } = known;
  return lockDates(season, {
    title: 'Pick1 Golf',
    entryId,
    href: `${golfKind.path}/makepicks?contest=${golfId}`,
    open: open && hasField ? { tid: open.tid, saved: saved.has(entryId) } : undefined,
    now,
  });
}
