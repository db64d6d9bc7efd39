import type { Tx } from '../../ground/db/database';
import type { Contest } from '../contest';
import type { ReportRow, SeasonReport } from '../season-report';
import { ranked } from '../standings/ranking.rules';
import { dollars } from './board/standing-rows';
import { golfBeside } from './golf-contest';
import { boardOf, type GolfMemories, type Season } from './golf-memories';
import { tournamentsToCome } from './golf.report';
import { sumOf } from './rules/season-state.rules';
import { soFar } from './season/so-far';
import { DEFAULT_SETTINGS } from './stores/contest.store';
import { pick1Of } from './stores/picks.store';

const NO_SEASON: Season = { settings: DEFAULT_SETTINGS, events: [] };

/** A Pick1 season for the console: what official tournaments brought. Points are dollars, net of what was paid in. */
export const pick1SeasonReport = (memories: GolfMemories): SeasonReport => ({
  async standings(tx, contest, now) {
    const { entries, settled, state } = await readPick1(tx, memories, contest, now);
    const wins = settled.flatMap(({ results }) => results.flatMap(({ entryId, points }) => (points > 0 ? [entryId] : [])));
    const sums = entries.map(({ id, name }) => ({
      entryId: id,
      name,
      cents: sumOf(state, id).cents,
      won: wins.filter((won) => won === id).length,
    }));
    return ranked(sums, [({ cents }) => -cents]).map(({ entryId, name, rank, cents, won }) => ({
      ID: entryId,
      EntryName: name,
      Rank: rank,
      Points: dollars(cents),
      Winnings: dollars(cents),
      Record: `${won} won`,
    }));
  },
  async toCome(tx, contest, now) {
    return tournamentsToCome(await readPick1(tx, memories, contest, now), now);
  },
  tables: {
    picks: { columns: ['tournament', 'first_tee', 'entry', 'golfer', 'points', 'override_reason'], rows: pickRowsOf(memories) },
  },
});

async function readPick1(tx: Tx, memories: GolfMemories, contest: Contest, now: number) {
  const memberships = memories.directory.in(tx);
  const golf = await golfBeside(memberships, contest);
  const season = golf ? await memories.seasons.readIn(tx, golf.id) : NO_SEASON;
  const known = await soFar(tx, memories, { contestId: contest.id, season, now });
  return { ...known, entries: await memberships.entriesOf(contest.id) };
}

/** Golfers of tournaments that have begun. */
const pickRowsOf =
  (memories: GolfMemories) =>
  async (tx: Tx, contest: Contest, now: number): Promise<ReportRow[]> => {
    const { entries, events, settled } = await readPick1(tx, memories, contest, now);
    const points = new Map(
      settled.flatMap(({ event, results }) => results.map((result) => [`${event.tid} ${result.entryId}`, result.points] as const)),
    );
    const rows: ReportRow[] = [];
    for (const { tid, tournament } of events) {
      const lock = tournament.firstTeeAt;
      const facts = lock <= now ? await memories.facts.readIn(tx, tid) : null;
      if (!facts) continue;
      const picks = await pick1Of(tx, tid);
      const { byId } = boardOf(memories, facts, now);
      for (const { id, name } of entries.filter(({ createdAt }) => createdAt <= lock)) {
        const [pick, cents] = [picks.get(id), points.get(`${tid} ${id}`)];
        rows.push({
          tournament: tournament.name,
          first_tee: new Date(lock).toISOString(),
          entry: name,
          golfer: pick ? (byId.get(pick.golferId)?.name ?? '') : '',
          points: cents === undefined ? null : dollars(cents),
          override_reason: pick?.reason ?? '',
        });
      }
    }
    return rows;
  };
