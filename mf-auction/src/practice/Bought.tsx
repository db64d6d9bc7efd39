import { plural, token, type } from '@poolhouse/shared-ui';
import { DataTable, Panel } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { AuctionConfigRow, LiveData, LiveTeamRow } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { winsNeeded, winValues, worthOf } from '../worth/worth.rules';
import { boughtBy } from './practice.rules';

const Words = styled.p`
  margin: 0;
  padding: 12px 14px;
  ${type.cell};
  color: ${token.ink2};
`;

/** What the player would take home from a practice, beside what it would have to bring. */
export function Bought({ data, config }: { data: LiveData; config: AuctionConfigRow }) {
  const teams = boughtBy(data.all_teams.data, config.entry_id);
  const pot = config.PotExpected ?? config.Pot;
  const values = winValues(pot, config.payouts);
  const spent = teams.reduce((sum, { Price }) => sum + (Price ?? 0), 0);
  const right = { align: 'right' as const };
  const wins = ({ Price }: LiveTeamRow) => {
    const needed = winsNeeded(Price ?? 0, values);
    return needed === null ? 'cannot' : plural(needed, 'win');
  };
  return (
    <Panel title="The practice is over" action={`${plural(teams.length, 'team')}, ${dollars(spent)}`}>
      <Words>
        {teams.length === 0 ? 'You bought nothing this time.' : 'Your teams, and how many wins of each would bring its price back.'}
      </Words>
      {teams.length > 0 && (
        <DataTable
          caption="My teams"
          columns={[
            { key: 'team', head: 'Team', rowHead: true, render: ({ Seed, Name }) => `${Seed} ${Name}` },
            { key: 'paid', head: 'Paid', ...right, render: ({ Price }) => dollars(Price) },
            ...(config.values === 1
              ? [{ key: 'even', head: 'Break-even', ...right, render: (team: LiveTeamRow) => dollars(worthOf(pot, team).breakEven) }]
              : []),
            { key: 'wins', head: 'Needs', ...right, render: wins },
          ]}
          rows={teams}
          rowKey={({ ID }) => ID}
        />
      )}
    </Panel>
  );
}
