import type { TournamentFacts } from './golf';
import type { Season } from './golf-memories';

/** What is official changes no more, but for the last, which home shows until the next one comes. */
export function unsettled(events: Season['events']): Season['events'] {
  const last = events.findLast(({ tournament }) => tournament.officialAt !== null);
  return events.filter((event) => event === last || event.tournament.officialAt === null);
}

/** Its groups are published, so that it can be picked for. */
export const hasGroups = (facts: Pick<TournamentFacts, 'field'> | null): boolean =>
  facts?.field.some(({ groupNum }) => groupNum !== null) ?? false;
