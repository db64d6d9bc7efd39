import { plural, token, type } from '@poolhouse/shared-ui';
import { Panel, PanelFigures } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { Early } from './Early';
import { Ladder } from './Ladder';
import { POT_RANGE, REACHED, winsNeeded, winValues, worthOf } from './worth.rules';

const Sum = styled.p`
  margin: 0;
  padding: 0 14px 10px;
  ${type.cell};
  color: ${token.ink2};
`;

/** '9 + 20 + 47 = $76 from 3 wins.' */
const sumOf = (values: readonly number[], wins: number): string => {
  const brought = values.slice(0, wins);
  return `${brought.join(' + ')} = ${dollars(brought.reduce((sum, value) => sum + value, 0))} from ${plural(wins, 'win')}.`;
};

/** What the next bid would have to bring; the same figures for every owner, and no advice. */
export function IfYouPay({ data, config }: { data: LiveData; config: AuctionConfigRow }) {
  const block = data.block.data[0];
  const members = data.all_teams.data.filter(({ lot }) => lot === block?.lot);
  if (config.values === 0 || !block || block.lot === 0 || members.length === 0) return null;
  const price = Math.max(block.next, config.min_price);
  const pot = config.PotExpected;
  const add = (of: 'share' | 'weight') => members.reduce((sum, team) => sum + team[of], 0);
  const lot = { share: add('share'), weight: add('weight') };
  if (pot === null)
    return <Early price={price} share={lot.share} payouts={config.payouts} budget={config.budget} owners={data.owners.data.length} />;
  const values = winValues(pot, config.payouts);
  const wins = winsNeeded(price, values);
  return (
    <Panel
      title={`If you pay ${dollars(price)}`}
      action="Same figures for every owner"
      foot={<Link to="/bbauction/rules">Where the values come from</Link>}
    >
      <Outlook wins={wins} pot={pot} lot={lot} />
      <Ladder values={values} reached={wins ?? 6} />
      {wins !== null && wins > 1 && <Sum>{sumOf(values, wins)}</Sum>}
    </Panel>
  );
}

interface OutlookProps {
  /** That the price needs; null for more than there are. */
  wins: number | null;
  pot: number;
  lot: Parameters<typeof worthOf>[1];
}

/** What the price needs, where it is even, and of how large a pot. */
function Outlook({ wins, pot, lot }: OutlookProps) {
  const even = (of: number) => dollars(worthOf(of, lot).breakEven);
  return (
    <PanelFigures
      items={[
        {
          label: 'Needs',
          value: wins === null ? 'Cannot' : plural(wins, 'win'),
          note: wins === null ? 'break even' : `into ${REACHED[wins]}`,
        },
        { label: 'Break-even', value: even(pot), note: `${even(pot * (1 - POT_RANGE))} to ${even(pot * (1 + POT_RANGE))}` },
        { label: 'Pot to expect', value: dollars(pot), note: 'give or take 20%' },
      ]}
    />
  );
}
