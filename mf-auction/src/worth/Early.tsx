import { formatPercent, plural } from '@poolhouse/shared-ui';
import { Panel, PanelFigures } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { dollars } from '../contest/money';
import { earlyWorth } from './early.rules';
import { Ladder } from './Ladder';
import { winsNeeded, winValues } from './worth.rules';

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
      <PanelFigures
        items={[
          { label: 'By the model', value: formatPercent(share, 1), note: 'of the pot' },
          { label: 'That is', value: dollars(worth), note: spent },
          {
            label: 'Of a pot of',
            value: dollars(pot),
            note: wins === null ? 'no wins pay the price' : `${plural(wins, 'win pays', 'wins pay')} the price`,
          },
        ]}
      />
      <Ladder values={values} reached={wins ?? values.length} />
    </Panel>
  );
}
