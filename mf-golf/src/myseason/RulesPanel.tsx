import type { GolfSeasonBeside, GolfSeasonRule } from '@poolhouse/contract';
import { formatList, formatNumber, formatSigned, formatToPar, must, plural } from '@poolhouse/shared-ui';
import { DataTable, Panel, type Column } from '@poolhouse/shared-ui/board';
import { SeasonFigures } from '@poolhouse/shared-ui/my-season';

interface Props {
  rules: readonly GolfSeasonRule[];
  beside: GolfSeasonBeside;
  /** How many tournaments count. */
  of: number;
}

const NAMES: Readonly<Record<GolfSeasonRule['ID'], string>> = {
  mine: 'You',
  crowd: 'The four that most had',
  favorites: 'The favorite of each group',
  house: 'The house picks',
  random: 'Any four, on average',
};

/** An average has a tenth in all of its figures. */
const digits = ({ ID }: GolfSeasonRule): number => (ID === 'random' ? 1 : 0);
const toPar = (rule: GolfSeasonRule): string => (digits(rule) > 0 ? formatSigned(rule.Score, 1) : formatToPar(rule.Score));

const columnsOf = (mine: number): Column<GolfSeasonRule>[] => [
  { key: 'name', head: 'Who', rowHead: true, width: '100%', render: ({ ID }) => NAMES[ID] },
  { key: 'score', head: 'To par', align: 'right', render: toPar },
  {
    key: 'by',
    head: '±',
    headTitle: 'Strokes more or fewer than you',
    align: 'right',
    render: (rule) => (rule.ID === 'mine' ? '–' : formatSigned(rule.Score - mine, digits(rule))),
  },
];

/** What my picks were worth: beside the golfers that most had, the favorites, the house picks, and any four. */
export function RulesPanel({ rules, beside: { Tournaments, Says }, of }: Props) {
  const mine = must(
    rules.find(({ ID }) => ID === 'mine'),
    'the player’s own row',
  ).Score;
  const left = of - Tournaments;
  const others = rules.filter(({ ID }) => ID !== 'mine');
  const ahead = others.filter(({ Score }) => Score < mine);
  return (
    <Panel
      title="You beside simple rules"
      action={`In ${plural(Tournaments, 'tournament')}`}
      foot={`Best ball of one golfer of each group, every tournament, by the same cards and rules as yours. Any four: all alike who could be picked at the lock.${left > 0 ? ` ${plural(left, 'tournament')} left out, as the cards of now bring other results.` : ''}`}
    >
      <DataTable
        caption="You beside simple rules"
        columns={columnsOf(mine)}
        rows={rules}
        rowKey={({ ID }) => ID}
        mine={({ ID }) => ID === 'mine'}
      />
      <SeasonFigures
        figures={[
          { ID: 'beside', Title: 'On average', Head: Says, Text: '' },
          {
            ...{ ID: 'ahead', Title: `Of the ${plural(others.length, 'rule')}` },
            Head: ahead.length === 0 ? 'None did better' : `${formatNumber(ahead.length)} did better`,
            Text: formatList(ahead.map(({ ID }) => NAMES[ID])),
          },
        ]}
      />
    </Panel>
  );
}
