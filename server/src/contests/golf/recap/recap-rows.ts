import type { GolfRecapPick, GolfRecapStandingRow } from '@poolhouse/contract';
import { formatList } from '@poolhouse/contract/formats';
import type { Entry } from '../../contest';
import { readEntryRecap } from '../board/entry-recap';
import { potsOf } from '../board/finals';
import { planOf } from '../board/play';
import { dollars, dollarText, wonWords } from '../board/standing-rows';
import { sumOf, wonCents } from '../rules/season-state.rules';
import type { SeasonSoFar } from '../season/so-far';
import type { Final } from '../stores/finals.store';
import { highlightsOf } from './highlights.rules';

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
          Points: dollars(wonCents(final)),
          Won: wonWords(final),
          TieNote: final.note,
          Picks: formatList(
            readEntryRecap(final).picks.map(({ name, house, onlyBalls }) => `${name} (${onlyBalls}${house ? ', house pick' : ''})`),
          ),
          side_action: final.sideIn ? (1 as const) : (0 as const),
          side_action_points: dollars(final.side),
          mine: entry.userId === userId ? (1 as const) : (0 as const),
        },
      ];
    });
}

/** The golfers of an entry, in the order of their groups. */
export function pickRows(finals: readonly Final[], entryId: number | undefined): GolfRecapPick[] {
  const own = finals.find((final) => final.entryId === entryId);
  const picks = own ? readEntryRecap(own).picks : [];
  return picks.map(({ golferId, name, house, onlyBalls, position = '', total = null }) => ({
    ID: `${entryId}-${golferId}`,
    Name: name,
    Position: position,
    Score: total,
    Balls: onlyBalls,
    House: house ? 1 : 0,
  }));
}

export function highlightRows(
  season: SeasonSoFar,
  event: SeasonSoFar['events'][number],
  finals: readonly Final[],
  entries: readonly Entry[],
) {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const finished = finals.map((final) => ({
    name: names.get(final.entryId) ?? '',
    rounds: final.rounds,
    aces: final.aces,
    winner: final.winner,
    side: final.side,
    picks: readEntryRecap(final).picks,
  }));
  return highlightsOf(finished, potsOf({ season, event, plan: planOf(season, entries) }), dollarText);
}

/** The season after each tournament, with places by the sums. */
export const raceRows = ({ settled }: SeasonSoFar, entries: readonly Entry[]) =>
  settled.flatMap(({ event: { seq }, state }) => {
    const sums = entries.map((entry) => ({ ...entry, ...sumOf(state, entry.id) }));
    return sums.map(({ id, name, score, cents }) => ({
      ID: `${seq}-${id}`,
      entry_id: id,
      EntryName: name,
      Event: seq,
      Score: score,
      Points: dollars(cents),
      Rank: 1 + sums.filter((other) => other.score < score).length,
    }));
  });
