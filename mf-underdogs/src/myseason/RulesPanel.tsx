import type { DogSeasonLuck, DogSeasonRule, DogSeasonWeek } from '@poolhouse/contract';
import { formatNumber, must } from '@poolhouse/shared-ui';
import { DataTable, Panel, type Column } from '@poolhouse/shared-ui/board';
import { LuckCurve } from '@poolhouse/shared-ui/my-season';

interface Props {
  rules: readonly DogSeasonRule[];
  luck: DogSeasonLuck;
  weeks: readonly DogSeasonWeek[];
}

const NAMES: Readonly<Record<DogSeasonRule['ID'], string>> = {
  mine: 'You',
  biggest: 'Always the biggest dog',
  smallest: 'Always the smallest dog',
  random: 'Any dog, on average',
};

/** An average has a tenth in all of its figures. */
const figure = (n: number, { ID }: DogSeasonRule): string => formatNumber(n, ID === 'random' ? 1 : 0);

const columns: Column<DogSeasonRule>[] = [
  { key: 'name', head: 'Who', rowHead: true, width: '100%', render: ({ ID }) => NAMES[ID] },
  { key: 'won', head: 'W', headTitle: 'Won outright', align: 'right', render: (row) => figure(row.Wins, row) },
  { key: 'covered', head: 'C', headTitle: 'Lost but covered', align: 'right', render: (row) => figure(row.Covers, row) },
  { key: 'lost', head: 'L', headTitle: 'Lost', align: 'right', render: (row) => figure(row.Losses, row) },
];

/** What my picks were worth: beside always the biggest dog, always the smallest, and any dog of each week. */
export function RulesPanel({ rules, luck, weeks }: Props) {
  const winsOf = (id: DogSeasonRule['ID']): number =>
    must(
      rules.find(({ ID }) => ID === id),
      'a rule',
    ).Wins;
  const [biggest, smallest, random] = [winsOf('biggest'), winsOf('smallest'), winsOf('random')];
  const chances = weeks.flatMap(({ Grade, Dogs, DogsWon }) => (Grade === '' ? [] : [Dogs === 0 ? 0 : DogsWon / Dogs]));
  return (
    <Panel
      title="You, the biggest, the smallest, any dog"
      foot="The biggest and the smallest of the dogs that are left, each team once, by closing lines, in the weeks in which your pick counted. Any dog is one of that week’s, all alike."
    >
      <DataTable
        caption="You beside simple rules"
        columns={columns}
        rows={rules}
        rowKey={({ ID }) => ID}
        mine={({ ID }) => ID === 'mine'}
      />
      <LuckCurve
        says={luck.Says}
        chances={chances}
        mine={luck.Wins}
        marks={[
          { name: 'Biggest', at: biggest },
          { name: 'Any', at: random },
          { name: 'Smallest', at: smallest },
        ]}
        unit="won"
        label={`Dogs won: you ${luck.Wins}, any dog ${formatNumber(random, 1)} on average, always the biggest ${biggest}, always the smallest ${smallest}`}
      >
        <p>A random player takes any of the week’s dogs, every week.</p>
      </LuckCurve>
    </Panel>
  );
}
