import type { Tx } from '../../ground/db/database';
import type { Contest } from '../contest';
import type { ReportRow, SeasonReport } from '../season-report';
import { ranked } from '../standings/ranking.rules';
import { dollars } from './board/standing-rows';
import { golfBeside } from './golf-contest';
import { boardOf, type GolfMemories, type Season } from './golf-memories';
import { tournamentsToCome } from './golf.report';
import type { Final } from './stores/finals.store';
import { finalsOf } from './stores/finals.store';
import { pick1Of } from './stores/picks.store';

const NO_SEASON: Pick<Season, 'events'> = { events: [] };

/** A Pick1 season for the console: what official tournaments brought. Points are dollars, net of what was paid in. */
export const pick1SeasonReport = (memories: GolfMemories): SeasonReport => ({
  async standings(tx, contest, now) {
    const { entries, finals } = await readPick1(tx, memories, contest, now);
    const sums = entries.map(({ id, name }) => {
      const own = finals.filter(({ entryId }) => entryId === id);
      return {
        entryId: id,
        name,
        cents: own.reduce((sum, { points }) => sum + points, 0),
        won: own.filter(({ points }) => points > 0).length,
      };
    });
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
    const { season } = await readPick1(tx, memories, contest, now);
    return tournamentsToCome(season, now);
  },
  tables: {
    picks: { columns: ['tournament', 'first_tee', 'entry', 'golfer', 'points', 'override_reason'], rows: pickRowsOf(memories) },
  },
});

async function readPick1(tx: Tx, memories: GolfMemories, contest: Contest, now: number) {
  const memberships = memories.directory.in(tx);
  const golf = await golfBeside(memberships, contest);
  const season = golf ? await memories.seasons.readIn(tx, golf.id) : NO_SEASON;
  const official = new Set(season.events.filter(({ tournament }) => (tournament.officialAt ?? Infinity) <= now).map(({ tid }) => tid));
  const finals: Final[] = (await finalsOf(tx, contest.id)).filter(({ tid }) => official.has(tid));
  return { entries: await memberships.entriesOf(contest.id), season, finals };
}

/** Golfers of tournaments that have begun. */
const pickRowsOf =
  (memories: GolfMemories) =>
  async (tx: Tx, contest: Contest, now: number): Promise<ReportRow[]> => {
    const { entries, season, finals } = await readPick1(tx, memories, contest, now);
    const points = new Map(finals.map((final) => [`${final.tid} ${final.entryId}`, final.points]));
    const rows: ReportRow[] = [];
    for (const { tid, tournament } of season.events) {
      const lock = tournament.firstTeeAt;
      const facts = lock <= now ? await memories.facts.readIn(tx, tid) : null;
      if (!facts) continue;
      const picks = await pick1Of(tx, tid);
      const { byId } = boardOf(facts, now);
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
