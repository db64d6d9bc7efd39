import type { GolfRecapStandingRow } from '@poolhouse/contract';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { contestOptions } from '../../contest-years';
import type { Entry } from '../../contest';
import { planOf } from '../board/play';
import { dollars, dollarText, frozenFinals, wonWords } from '../board/standing-rows';
import { isoOf, tournamentRows } from '../board/tournament-rows';
import { potsOf, type EntryRecap } from '../desk/finals';
import { golfKind } from '../golf.kind';
import type { GolfMemories, Season } from '../golf-memories';
import { unknownTournament } from '../picks/open-field';
import { correctionsOf, type Final } from '../stores/finals.store';
import { highlightsOf } from './highlights.rules';
import { seasonRace } from './season-race.rules';
import { wantedGolf } from '../golf-contest';

/** The recap of a tournament, which nothing changes any more, and the race of the season. */
export function recapRoutes(ctx: Context, memories: GolfMemories): void {
  route(ctx, 'GET golf/recap', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const now = ctx.clock.now();
      const memberships = await memories.directory.readIn(tx);
      const { contest } = wantedGolf(memberships, viewer, query.contest_id, now);
      const entries = memberships.entriesByContest.get(contest.id) ?? [];
      const season = await memories.seasons.readIn(tx, contest.id);
      const finals = frozenFinals(season, now);
      const frozen = season.events.filter(({ tid }) => finals.some((final) => final.tid === tid));
      const event = query.tid === undefined ? frozen.at(-1) : frozen.find(({ tid }) => tid === query.tid);
      if (query.tid !== undefined && !event && !season.events.some(({ tid }) => tid === query.tid)) throw unknownTournament();
      const own = event ? finals.filter(({ tid }) => tid === event.tid) : [];
      const mine = entries.find(({ userId }) => userId === viewer.userId);
      const cancelled = event?.tournament.told === 'CANCELLED';
      return {
        config: {
          data: [
            {
              ID: 1,
              contest_id: contest.id,
              contest_name: contest.name,
              entry_id: mine?.id ?? 0,
              EntryName: mine?.name ?? '',
              tid: event?.tid ?? 0,
              Name: event?.tournament.name ?? '',
              OfficialAt: isoOf(event?.tournament.officialAt ?? null),
              cancelled: cancelled ? (1 as const) : (0 as const),
              double: event?.double ? (1 as const) : (0 as const),
            },
          ],
        },
        contests: { data: contestOptions(memberships, viewer, golfKind.type, contest.year) },
        tournaments: { data: tournamentRows({ ...season, events: frozen }, now) },
        standings: { data: standingRows(own, entries, viewer.userId) },
        highlights: { data: event && !cancelled ? highlightRows(season, event, own, entries) : [] },
        corrections: {
          data: event
            ? (await correctionsOf(tx, event.tid))
                .filter(({ at }) => at <= now)
                .map(({ id, at, text }) => ({ ID: id, at: isoOf(at), text }))
            : [],
        },
        race: { data: raceRows(finals, frozen, entries) },
      };
    }),
  );
}

const recapOf = ({ recap }: Pick<Final, 'recap'>): EntryRecap => (recap === '' ? { picks: [] } : (JSON.parse(recap) as EntryRecap));

function standingRows(finals: readonly Final[], entries: readonly Entry[], userId: number): GolfRecapStandingRow[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return [...finals]
    .sort((a, b) => a.place - b.place || a.entryId - b.entryId)
    .flatMap((final) => {
      const entry = byId.get(final.entryId);
      if (!entry) return [];
      return [
        {
          ID: entry.id,
          EntryName: entry.name,
          Rank: final.place,
          Shared: final.shared ? (1 as const) : (0 as const),
          Score: final.score,
          Rounds: final.rounds.join(','),
          Points: dollars(final.points + final.aces + final.winner),
          Won: wonWords(final),
          TieNote: final.note,
          Picks: recapOf(final)
            .picks.map(({ name, house, onlyBalls }) => `${name} (${onlyBalls}${house ? ', house pick' : ''})`)
            .join(', '),
          side_action: final.sideIn ? (1 as const) : (0 as const),
          side_action_points: dollars(final.side),
          mine: entry.userId === userId ? (1 as const) : (0 as const),
        },
      ];
    });
}

function highlightRows(season: Season, event: Season['events'][number], finals: readonly Final[], entries: readonly Entry[]) {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const told = finals.map((final) => ({
    name: names.get(final.entryId) ?? '',
    rounds: final.rounds,
    aces: final.aces,
    winner: final.winner,
    side: final.side,
    picks: recapOf(final).picks,
  }));
  return highlightsOf(told, potsOf({ season, event, plan: planOf(season, entries) }), dollarText);
}

function raceRows(finals: readonly Final[], frozen: Season['events'], entries: readonly Entry[]) {
  const events = frozen.map(({ tid, seq }) => ({
    seq,
    results: finals
      .filter((final) => final.tid === tid)
      .map(({ entryId, score, points, aces, winner }) => ({ entryId, score, cents: points + aces + winner })),
  }));
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return seasonRace(
    events,
    entries.map(({ id }) => id),
  ).map(({ seq, entryId, score, cents, rank }) => ({
    ID: `${seq}-${entryId}`,
    entry_id: entryId,
    EntryName: names.get(entryId) ?? '',
    Event: seq,
    Score: score,
    Points: dollars(cents),
    Rank: rank,
  }));
}
