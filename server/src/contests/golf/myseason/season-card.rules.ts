import type { GolfSeasonFact, GolfSeasonRule, GolfSeasonTournament } from '@poolhouse/contract';
import { formatMoney, formatToPar, plural } from '@poolhouse/contract/formats';
import { cardHead } from '../../myseason/head.rules';
import type { CardFact, SeasonCard } from '../../recaps/recap-source';
import type { OwnGolfSeason } from './own-season';

/** An entry's season as a picture shows it to who is not in the pool. */
export function seasonCard({ head, tournaments, facts, rules, beside }: OwnGolfSeason): SeasonCard {
  const { Score, Points, Gap } = head;
  const won = tournaments.filter(({ Place }) => Place === 1).length;
  return {
    ...cardHead(head),
    record: `${formatToPar(Score)}, ${formatMoney(Points)} won`,
    says: Gap,
    weeks: tournaments.map(cellOf),
    facts: [
      ...factOf(facts, 'best'),
      ...factOf(facts, facts.some(({ ID }) => ID === 'nemesis') ? 'nemesis' : 'carried'),
      ...(beside ? [{ title: 'Beside simple rules', head: beside.Says, text: besideText(rules) }] : []),
    ],
    sum: `After ${plural(tournaments.length, 'tournament')}: ${won} won, ${plural(tournaments.filter(({ Points: paid }) => paid > 0).length, 'time')} in the money`,
  };
}

/** A tournament's place, with the score below. */
const cellOf = ({ Week, Place, Score, Points }: GolfSeasonTournament): SeasonCard['weeks'][number] => ({
  ...{
    week: Week,
    cells: [Points > 0 ? 'W' : ''],
    letters: [String(Place)],
    notes: [formatToPar(Score)],
    wins: null,
    perfect: Place === 1,
  },
});

function besideText(rules: readonly GolfSeasonRule[]): string {
  const scoreOf = (wanted: GolfSeasonRule['ID']) => formatToPar(rules.find(({ ID }) => ID === wanted)?.Score ?? 0);
  return `You ${scoreOf('mine')}, the favorites ${scoreOf('favorites')}, the house picks ${scoreOf('house')}`;
}

const TITLES: Partial<Record<GolfSeasonFact['ID'], string>> = { nemesis: 'Nemesis' };

const factOf = (facts: readonly GolfSeasonFact[], wanted: GolfSeasonFact['ID']): CardFact[] =>
  facts.filter(({ ID }) => ID === wanted).map(({ Title, Head, Text }) => ({ title: TITLES[wanted] ?? Title, head: Head, text: Text }));
