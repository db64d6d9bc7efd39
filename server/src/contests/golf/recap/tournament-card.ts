import { formatList, plural } from '@poolhouse/contract/formats';
import type { RecapCard } from '../../recaps/recap-source';
import { cardWordsOf, leadersOf } from '../../recaps/told.rules';
import type { SeasonSoFar, Settled } from '../season/so-far';
import { datesOfTournament } from './dates.rules';
import type { ToldRecap } from './told-recap.types';

interface Said {
  /** What its winner did: 'Won the tournament'. */
  label: string;
  picks: RecapCard['picks'];
  /** Places of the season so far. */
  places: Parameters<typeof leadersOf>[0];
}

/** A tournament's recap on a card, in golf and in Pick1. */
export function tournamentCard(
  pool: string,
  { season, settled }: { season: SeasonSoFar; settled: Settled },
  recap: ToldRecap<{ readonly name: string }>,
  { label, picks, places }: Said,
): RecapCard {
  const { tournament } = settled.event;
  const count = season.settled.findIndex(({ event }) => event.tid === tournament.id) + 1;
  return {
    pool,
    when: formatList([tournament.name, datesOfTournament(tournament)]),
    label,
    ...cardWordsOf(
      recap,
      recap.winners.map(({ name }) => name),
    ),
    picks,
    best: '',
    season: { after: `After ${plural(count, 'tournament')}`, places: leadersOf(places) },
  };
}

/** The tournament that became official last, as what is told of a round. */
export function latestOf({ settled }: SeasonSoFar): { round: number; from: number } | undefined {
  const ended = settled.map(({ event: { tid, tournament } }) => ({ round: tid, from: tournament.officialAt ?? 0 }));
  return ended.sort((a, b) => b.from - a.from)[0];
}
