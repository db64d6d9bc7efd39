import type { DogSeasonFact, DogSeasonWeek } from '@poolhouse/contract';
import { formatLine, formatRecord, plural } from '@poolhouse/contract/formats';
import { cardHead } from '../../myseason/head.rules';
import type { CardFact, SeasonCard } from '../../recaps/recap-source';
import type { OwnDogSeason } from './own-season';

/** An entry's season as a picture shows it to who is not in the pool. */
export function seasonCard({ head, weeks, facts, rules, luck }: OwnDogSeason): SeasonCard {
  const { Wins, Covers, Losses, Gap } = head;
  const beside = rules.find(({ ID }) => ID === 'biggest');
  return {
    ...cardHead(head),
    record: `${formatRecord(Wins, Covers, Losses)}: won, covered, lost`,
    says: Gap,
    weeks: weeks.map(cellsOf),
    facts: [
      ...factOf(facts, 'best'),
      ...factOf(facts, facts.some(({ ID }) => ID === 'nemesis') ? 'nemesis' : 'miss'),
      ...(luck && beside
        ? [
            {
              title: 'Beside a random dog',
              head: luck.Says,
              text: `Always the biggest dog: ${formatRecord(beside.Wins, beside.Covers, beside.Losses)}`,
            },
          ]
        : []),
    ],
    sum: `After ${plural(weeks.length, 'week')}: ${plural(weeks.filter(({ Grade }) => Grade === 'W').length, 'dog')} won outright`,
  };
}

/** A week's pick as a letter, with the team and its points below. */
const cellsOf = ({ Week, Grade, Abbrev, Spread }: DogSeasonWeek): SeasonCard['weeks'][number] => ({
  ...{ week: Week, cells: [Grade], notes: [Abbrev, formatLine(Spread)], wins: null, perfect: false },
});

const TITLES: Partial<Record<DogSeasonFact['ID'], string>> = { nemesis: 'Nemesis' };

const factOf = (facts: readonly DogSeasonFact[], wanted: DogSeasonFact['ID']): CardFact[] =>
  facts.filter(({ ID }) => ID === wanted).map(({ Title, Head, Text }) => ({ title: TITLES[wanted] ?? Title, head: Head, text: Text }));
