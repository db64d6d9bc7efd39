import { formatToPar } from '@poolhouse/contract/formats';
import type { Tx } from '../../ground/db/database';
import type { Contest } from '../contest';
import type { ReportRow, SeasonReport, ToCome } from '../season-report';
import { readPlay, shownEvent } from './board/play';
import { seasonStandings } from './board/season-standings';
import { dollars } from './board/standing-rows';
import { boardOf, type GolfMemories, type Season } from './golf-memories';
import { effectivePicks, placesOf } from './rules/picks.rules';
import type { Result } from './rules/season-state.rules';
import { seasonAt } from './season/so-far';
import { picksOf } from './stores/picks.store';

/** A golf season for the console. Points are dollars that were won. */
export const golfSeasonReport = (memories: GolfMemories): SeasonReport => ({
  async standings(tx, contest, now) {
    const season = await seasonAt(tx, memories, contest.id, now);
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
    ({ tournament: { officialAt, reported } }) => reported !== 'CANCELLED' && (officialAt === null || officialAt > now),
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
    const board = boardOf(memories, facts, now);
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
  const { settled } = await seasonAt(tx, memories, contest.id, now);
  const names = new Map((await entriesOf(tx, memories, contest)).map(({ id, name }) => [id, name]));
  return settled
    .toSorted((a, b) => a.event.tid - b.event.tid)
    .flatMap(({ event, results }) =>
      results.flatMap((result) => {
        const entry = names.get(result.entryId);
        return entry === undefined ? [] : [{ tournament: event.tournament.name, entry, ...resultFields(result) }];
      }),
    );
}

const resultFields = ({ place, score, points, aces, winner, side }: Result) => ({
  place,
  score,
  prize: dollars(points),
  aces: dollars(aces),
  winners: dollars(winner),
  side_action: dollars(side),
});
