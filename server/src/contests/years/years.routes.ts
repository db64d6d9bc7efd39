import type { DataOf, RivalRunRow } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { ownerOfArchived } from '../archives/archives.store';
import type { Memberships } from '../entries/directory';
import { archiveRow } from './archive.routes';
import { archiveAddress } from './archived.rules';
import { archivesOpen, circlesOf, namesOf, noSuchCircle, readCircle, type Circle, type Results } from './circle';
import type { CirclePlayer } from './players.rules';
import { headToHead, meetingsOf, metBy, type Meeting } from './rivals.rules';
import { behindRow, idsOf, meetingRow, periodRow, playerRows, tallyRows } from './year-rows';

interface Asked {
  viewer: Viewer;
  group: number | undefined;
  now: number;
  /** What is said where the viewer may see nothing of the group. */
  missing?: () => Refusal;
}

/** What a circle has to remember, and one player of it against another: over all contests and years. */
export function yearsRoutes(ctx: Context, results: Results): void {
  route(ctx, 'GET utils/years', ({ query: { group }, viewer }) =>
    ctx.db.read((tx) => readYears(tx, results, { viewer, group, now: ctx.clock.now() })),
  );
  route(ctx, 'GET utils/rivals', ({ query: { group, player }, viewer }) =>
    ctx.db.read((tx) => readRivals(tx, results, { viewer, group, player, now: ctx.clock.now() })),
  );
}

/** A circle of hundreds has more than anybody reads: so much is told of what is behind a record, of shelves, and of one of them. */
const [MOST_BEHIND, MOST_SHELVES, MOST_WON] = [100, 100, 50];

async function readYears(tx: Tx, results: Results, asked: Asked): Promise<DataOf<'GET utils/years'>> {
  const { circle, ...around } = await shownCircle(tx, results, asked);
  const { contests, rounds, records, shelves } = circle;
  const archives = await archivesOpen(tx, results, asked.viewer, circle.group);
  const idOf = idsOf(circle);
  const fullest = shelves.slice(0, MOST_SHELVES);
  const shown = [...records.map(({ behind }) => behind.slice(0, MOST_BEHIND)), ...fullest.map(({ behind }) => behind.slice(0, MOST_WON))];
  const told = new Set(shown.flat().map(({ at }) => at));
  const years = rounds.map(({ of }) => of.contest.year);
  const counted = new Set(rounds.map(({ of }) => of));
  return {
    config: {
      data: [
        {
          ...around.config,
          ...{ Rounds: rounds.length, Contests: contests.filter((one) => counted.has(one)).length },
          ...{ First: years.length > 0 ? Math.min(...years) : 0, Last: Math.max(0, ...years) },
        },
      ],
    },
    circles: around.circles,
    players: around.players,
    periods: { data: [...told].map(periodRow) },
    records: {
      data: records.map(({ kind, of, head, behind }) => ({
        ...{ ID: `${kind} ${of.kind} ${of.contest.name}`, Kind: kind, contest: of.kind, pool: of.contest.name, Round: of.source.round },
        ...{ Head: head, Players: [...new Set(behind.map(({ userId }) => idOf(userId)))], Times: behind.length },
        Behind: behind.slice(0, MOST_BEHIND).map(behindRow(idOf)),
      })),
    },
    shelf: {
      data: fullest.map(({ userId, seasons, tournaments, weeks, behind }) => ({
        ...{ ID: idOf(userId), Seasons: seasons, Tournaments: tournaments, Weeks: weeks },
        Behind: behind.slice(0, MOST_WON).map(behindRow(idOf)),
      })),
    },
    archives: { data: archives.map((one) => ({ ...archiveRow(results, one), href: archiveAddress(one.contest.id) })) },
  };
}

async function readRivals(
  tx: Tx,
  results: Results,
  { player, ...asked }: Asked & { player: number | undefined },
): Promise<DataOf<'GET utils/rivals'>> {
  const memberships = results.memories.directory.in(tx);
  const other = player === undefined ? undefined : await placeOf(tx, memberships, player);
  if (other && other.group !== (asked.group ?? other.group)) throw noSuchPlayer();
  const { circle, ...shown } = await shownCircle(tx, results, other ? { ...asked, group: other.group, missing: noSuchPlayer } : asked);
  const me = asked.viewer.userId;
  const rival = other ? circle.players.find(({ userId }) => userId === other.userId) : mostMet(circle, me);
  // Who may not be seen, and who has no result, is answered alike; nobody is their own rival.
  if (other && (!rival || rival.userId === me)) throw noSuchPlayer();
  const duel = headToHead(circle.rounds, me, rival?.userId ?? 0);
  return {
    config: { data: [{ ...shown.config, Me: idsOf(circle)(me), Rival: rival?.id ?? 0 }] },
    circles: shown.circles,
    players: shown.players,
    tallies: { data: rival ? tallyRows(duel) : [] },
    runs: { data: [...runRow('current', duel.current), ...runRow('mine', duel.mine), ...runRow('theirs', duel.theirs)] },
    meetings: { data: latestFirst(duel.meetings) },
    seasons: { data: latestFirst(meetingsOf(circle.seasons, me, rival?.userId ?? 0)) },
  };
}

/** The circle that is asked for, or the viewer's first. */
async function shownCircle(tx: Tx, results: Results, { viewer, group, now, missing = noSuchCircle }: Asked) {
  const own = await circlesOf(tx, results.memories.directory.in(tx), viewer);
  const wanted = group ?? own[0];
  if (wanted === undefined) throw missing();
  const circle = await readCircle(tx, results, viewer, { group: wanted, now });
  if (!circle) throw missing();
  const circles = await namesOf(tx, own.includes(wanted) ? own : [...own, wanted]);
  const name = circles.find(({ ID }) => ID === wanted)?.Name ?? '';
  return {
    circle,
    config: { ID: 1 as const, group: wanted, circle: name },
    circles: { data: circles },
    players: { data: playerRows(circle, viewer.userId) },
  };
}

/** Whose an entry is, archived ones too, and in which circle. */
async function placeOf(tx: Tx, memberships: Memberships, entryId: number): Promise<{ userId: number; group: number }> {
  const entry = await memberships.entry(entryId);
  const contest = entry && (await memberships.contest(entry.contestId));
  const place = entry && contest ? { userId: entry.userId, group: contest.groupNumber } : await ownerOfArchived(tx, entryId);
  if (!place) throw noSuchPlayer();
  return place;
}

const noSuchPlayer = (): Refusal =>
  new Refusal('not_found', 'There is no such player in your circle, or nothing that they played is over.', {
    player: 'is no entry of somebody to compare with',
  });

/** Of several the first by name. */
function mostMet({ players, rounds }: Circle, me: number): CirclePlayer | undefined {
  const met = metBy(rounds, me);
  const most = Math.max(0, ...met.values());
  return most === 0 ? undefined : players.find(({ userId }) => met.get(userId) === most);
}

function runRow(ID: RivalRunRow['ID'], meetings: readonly Meeting[]): RivalRunRow[] {
  const [first] = meetings;
  return first ? [{ ID, Whose: first.ahead === -1 ? -1 : 1, Meetings: meetings.map(({ at }) => at.id) }] : [];
}

const latestFirst = (meetings: readonly Meeting[]) => meetings.map(meetingRow).reverse();
