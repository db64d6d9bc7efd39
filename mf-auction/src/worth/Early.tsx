import { formatPercent, plural } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { Figures } from '../contest/figures.styles';
import { dollars } from '../contest/money';
import { earlyWorth } from './early.rules';
import { Ladder } from './Ladder';
import { winsNeeded, winValues } from './worth.rules';

const Three = styled(Figures)`
  grid-template-columns: repeat(3, 1fr);
`;

interface Props {
  price: number;
  share: number;
  payouts: string;
  budget: number | null;
  owners: number;
}

/** What the model can say before an eighth is sold, when bidders know least: the lot's part of the pot, whatever that comes to. */
export function Early({ price, share, payouts, budget, owners }: Props) {
  const { pot, of, worth } = earlyWorth(share, budget, owners);
  const values = winValues(pot, payouts);
  const wins = winsNeeded(price, values);
  const spent = of === 'budgets' ? 'if all budgets are spent' : 'for every $1,000 of it';
  return (
    <Panel
      title={`If you pay ${dollars(price)}`}
      action="Same figures for every owner"
      foot={
        <>
          The pot can be expected once an eighth is sold. <Link to="/bbauction/rules">Where the values come from</Link>
        </>
      }
    >
      <Three>
        <div>
          <dt>By the model</dt>
          <dd>{formatPercent(share, 1)}</dd>
          <dd>of the pot</dd>
        </div>
        <div>
          <dt>That is</dt>
          <dd>{dollars(worth)}</dd>
          <dd>{spent}</dd>
        </div>
        <div>
          <dt>Of a pot of</dt>
          <dd>{dollars(pot)}</dd>
          <dd>{wins === null ? 'no wins pay the price' : `${plural(wins, 'win pays', 'wins pay')} the price`}</dd>
        </div>
      </Three>
      <Ladder values={values} reached={wins ?? values.length} />
    </Panel>
  );
}
