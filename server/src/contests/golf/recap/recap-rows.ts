import type { GolfRecapStandingRow } from '@poolhouse/contract';
import type { Entry } from '../../contest';
import { potsOf, type EntryRecap } from '../board/finals';
import { planOf } from '../board/play';
import { dollars, dollarText, wonWords } from '../board/standing-rows';
import type { Season } from '../golf-memories';
import type { Final } from '../stores/finals.store';
import { highlightsOf } from './highlights.rules';
import { seasonRace } from './season-race.rules';

const recapOf = ({ recap }: Pick<Final, 'recap'>): EntryRecap => (recap === '' ? { picks: [] } : (JSON.parse(recap) as EntryRecap));

export function standingRows(finals: readonly Final[], entries: readonly Entry[], userId: number): GolfRecapStandingRow[] {
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

export function highlightRows(season: Season, event: Season['events'][number], finals: readonly Final[], entries: readonly Entry[]) {
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

export function raceRows(finals: readonly Final[], frozen: Season['events'], entries: readonly Entry[]) {
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
