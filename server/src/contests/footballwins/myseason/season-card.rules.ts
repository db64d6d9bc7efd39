import type { MyWinsFact } from '@poolhouse/contract';
import { formatNumber, plural } from '@poolhouse/contract/formats';
import { cardHead } from '../../myseason/head.rules';
import type { CardCell, CardFact, SeasonCard } from '../../recaps/recap-source';
import { recordWords } from './my-facts.rules';
import type { OwnWins } from './own-season';

/** An entry's season as a picture shows it to who is not in the pool: a row of cells a team. */
export function seasonCard({ head, weeks, teams, facts, luck }: OwnWins): SeasonCard {
  const { Wins, Losses, Ties, Gap } = head;
  const results = teams.map(({ Results }) => Results.split(','));
  return {
    ...cardHead(head),
    record: recordWords({ wins: Wins, losses: Losses, ties: Ties }),
    says: Gap,
    weeks: weeks.map(({ Week, Wins: wins }, n) => ({ week: Week, wins, perfect: false, cells: results.map((of) => cellOf(of[n] ?? '')) })),
    facts: [
      ...factOf(facts, 'paid'),
      ...factOf(facts, 'never'),
      ...(luck ? [{ title: 'Beside the lines', head: luck.Says, text: `The lines expected ${formatNumber(luck.Expected, 1)}.` }] : []),
    ],
    sum: `After ${plural(weeks.length, 'week')}: ${plural(teams.length, 'team')}, ${plural(Wins, 'win')}`,
  };
}

/** A club that plays twice in one week is as it was last. */
function cellOf(results: string): CardCell {
  const last = results.at(-1) ?? '';
  return last === 'W' || last === 'L' || last === 'T' ? last : '';
}

const factOf = (facts: readonly MyWinsFact[], wanted: MyWinsFact['ID']): CardFact[] =>
  facts.filter(({ ID }) => ID === wanted).map(({ Title, Head, Text }) => ({ title: Title, head: Head, text: Text }));
