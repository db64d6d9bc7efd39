import type { Entry } from '../../contest';
import { readEntryRecap } from '../board/entry-recap';
import { potsOf } from '../board/finals';
import { planOf } from '../board/play';
import { wonWords } from '../board/standing-rows';
import { wonCents } from '../rules/season-state.rules';
import type { SeasonSoFar } from '../season/so-far';
import type { Final } from '../stores/finals.store';
import { tournamentRecap } from './tournament-recap.rules';
import type { RecapFinisher, RecapTournament, TournamentRecap } from './tournament-recap.types';

type Event = SeasonSoFar['events'][number];

/** What a settled tournament came to for those who are in the pool now. Undefined for one that was called off or too short. */
export function recapOf(
  season: SeasonSoFar,
  event: Event,
  finals: readonly Final[],
  entries: readonly Entry[],
): TournamentRecap | undefined {
  const finishers = finishersOf(finals, entries);
  if (finishers.length === 0) return undefined;
  return tournamentRecap({ finishers, played: playedUpTo(season, event), next: nextOf(season, event, entries) });
}

/** Of the entries that are in the pool now, those that played. */
export function finishersOf(finals: readonly Final[], entries: readonly Entry[]): RecapFinisher[] {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return finals.flatMap((final): RecapFinisher[] => {
    const { entryId, place, shared, score, rounds, note, aces } = final;
    const name = names.get(entryId);
    if (name === undefined || score === null) return [];
    return [
      {
        ...{ entryId, name, place, shared, score, rounds, note, aces },
        ...{ cents: wonCents(final), won: wonWords(final), recap: readEntryRecap(final) },
      },
    ];
  });
}

function playedUpTo({ settled }: SeasonSoFar, { tid }: Event): RecapTournament['played'] {
  const last = settled.findIndex(({ event }) => event.tid === tid);
  const played = settled.slice(0, last + 1).filter(({ results }) => results.some(({ score }) => score !== null));
  const idsOf = (all: readonly { entryId: number }[]) => new Set(all.map(({ entryId }) => entryId));
  return played.map(({ results }) => ({
    paid: idsOf(results.filter(({ points }) => points > 0)),
    first: idsOf(results.filter(({ place }) => place === 1)),
  }));
}

function nextOf(season: SeasonSoFar, { seq }: Event, entries: readonly Entry[]): RecapTournament['next'] {
  const event = season.events.find((one) => one.seq > seq);
  return event ? { name: event.tournament.name, ...potsOf({ season, event, plan: planOf(season, entries) }) } : null;
}
