import { formatToPar } from '@poolhouse/contract/formats';
import type { Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import type { Contest } from '../contest';
import type { ReportRow, SeasonReport, ToCome } from '../season-report';
import { placesOf, readPlay, shownEvent } from './board/play';
import { seasonStandings } from './board/season-standings';
import { dollars, frozenFinals } from './board/standing-rows';
import { boardOf, type GolfMemories, type Season } from './golf-memories';
import { effectivePicks } from './rules/picks.rules';
import { picksOf } from './stores/picks.store';

/** A golf season for the console. Points are dollars that were won. */
export const golfSeasonReport = (memories: GolfMemories): SeasonReport => ({
  async standings(tx, contest, now) {
    const season = await memories.seasons.readIn(tx, contest.id);
    const entries = await entriesOf(tx, memories, contest);
    const shown = shownEvent(season, now);
    const play = shown && (await readPlay(tx, memories, { contest, entries, season, tid: shown.tid, now }));
    const isOn = play?.board.begun && play.board.status !== 'OFFICIAL';
    return seasonStandings({ season, entries, now }, isOn ? play : undefined).map(({ entry_id: id, EntryName, Rank, Points, Score }) => ({
      ID: id,
      EntryName,
      Rank,
      Points,
      Winnings: Points,
      Record: Score === null ? '' : formatToPar(Score),
    }));
  },
  toCome: async (tx, contest, now) => tournamentsToCome(await memories.seasons.readIn(tx, contest.id), now),
  tables: {
    picks: {
      columns: ['tournament', 'first_tee', 'entry', 'slot', 'golfer', 'house', 'instead_of', 'override_reason'],
      rows: (tx, contest, now) => pickRows(tx, memories, contest, now),
    },
    results: {
      columns: ['tournament', 'entry', 'place', 'score', 'prize', 'aces', 'winners', 'side_action'],
      rows: (tx, contest, now) => resultRows(tx, memories, contest, now),
    },
  },
});

/** Tournaments of a season that are neither official nor called off. */
export function tournamentsToCome({ events }: Pick<Season, 'events'>, now: number): ToCome {
  const open = events.filter(
    ({ tournament: { officialAt, told } }) => told !== 'CANCELLED' && (officialAt === null || officialAt > now),
  ).length;
  return { n: events.length === 0 ? null : open, what: 'tournament' };
}

async function entriesOf(tx: Tx, { directory }: GolfMemories, contest: Contest) {
  return await directory.in(tx).entriesOf(contest.id);
}

/** The golfers that play for an entry in tournaments that have begun; those who were given because none was picked as well. */
async function pickRows(tx: Tx, memories: GolfMemories, contest: Contest, now: number): Promise<ReportRow[]> {
  const { events } = await memories.seasons.readIn(tx, contest.id);
  const entries = await entriesOf(tx, memories, contest);
  const rows: ReportRow[] = [];
  for (const { tid, tournament } of events) {
    const lock = tournament.firstTeeAt;
    const facts = lock <= now ? await memories.facts.readIn(tx, tid) : null;
    if (!facts) continue;
    const board = boardOf(facts, now);
    const nameOf = (id: number | null) => (id === null ? '' : (board.byId.get(id)?.name ?? ''));
    const saved = await picksOf(tx, contest.id, tid);
    for (const entry of entries.filter(({ createdAt }) => createdAt <= lock))
      for (const { slot, golferId, house, insteadOf } of effectivePicks(saved.get(entry.id)?.golfers ?? [], placesOf(board), lock))
        rows.push({
          tournament: tournament.name,
          first_tee: new Date(lock).toISOString(),
          entry: entry.name,
          slot: slot + 1,
          golfer: nameOf(golferId),
          house: house ? 1 : 0,
          instead_of: nameOf(insteadOf),
          override_reason: saved.get(entry.id)?.reason ?? '',
        });
  }
  return rows;
}

/** What each entry had when a tournament became official. */
async function resultRows(tx: Tx, memories: GolfMemories, contest: Contest, now: number): Promise<ReportRow[]> {
  const season = await memories.seasons.readIn(tx, contest.id);
  const names = new Map((await entriesOf(tx, memories, contest)).map(({ id, name }) => [id, name]));
  const tournaments = new Map(season.events.map(({ tid, tournament }) => [tid, tournament]));
  return frozenFinals(season, now)
    .filter(({ entryId }) => names.has(entryId))
    .map((final) => ({
      tournament: must(tournaments.get(final.tid), 'the tournament of a final').name,
      entry: names.get(final.entryId) ?? '',
      place: final.place,
      score: final.score,
      prize: dollars(final.points),
      aces: dollars(final.aces),
      winners: dollars(final.winner),
      side_action: dollars(final.side),
    }));
}
