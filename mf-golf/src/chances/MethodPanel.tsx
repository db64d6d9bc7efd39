import { formatNumber, formatPercent, token, type } from '@poolhouse/shared-ui';
import { DataTable, figure, Panel, PanelDetails, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Halves } from '../contest/board.styles';
import { CALIBRATION, type Calibration } from './calibration';
import { PRIOR_HOLES, SIMULATIONS } from './method.constants';

/** How the chances are counted, and how good they were on real holes. */
export function MethodPanel() {
  return (
    <Panel title="How it is counted, and how good it is">
      <Method />
      <PanelDetails summary="How good it was on a real tournament">
        <Measured />
      </PanelDetails>
    </Panel>
  );
}

export const Method = () => (
  <Text>
    <p>
      Your browser plays the rest of the tournament {formatNumber(SIMULATIONS)} times. What is posted stays. Each hole that is left is drawn
      from how often each score was made on holes of its par, in this event and, with the weight of {formatNumber(PRIOR_HOLES)} holes, in
      one round of a full field; a golfer of group 1 is 1.3 strokes a round better than the field, of group 2 0.65, of group 3 0.2, and of
      group 4 0.55 worse. The cut falls where it falls, and who is out posts nothing more. Places, ties and prizes are those of the rules.
      Everybody who looks at the same scores sees the same figures.
    </p>
    <p>
      It knows nothing of form, weather, pins or nerves, and holds a golfer’s holes for independent of each other. What a hole is worth is
      counted in the same simulations: the golfer’s next hole is changed, and all else stays.
    </p>
  </Text>
);

export const Measured = () => (
  <Halves>
    {CALIBRATION.map((one) => (
      <Calibrated key={one.when} {...one} />
    ))}
  </Halves>
);

function Calibrated({ when, brier, constant, bins }: Calibration) {
  return (
    <div>
      <Text>
        <p>
          <b>A tournament of 30 golfers in 2020, {when}</b>: 15 leagues of 28 entries with golfers at random. Mean squared error{' '}
          {formatNumber(brier, 4)}, against {formatNumber(constant, 4)} for saying one in 28 each time.
        </p>
      </Text>
      <DataTable caption={`Said and happened ${when}`} columns={BINS} rows={bins} rowKey={(row) => row.said} />
    </div>
  );
}

const BINS: readonly Column<Calibration['bins'][number]>[] = [
  { key: 'said', head: 'Said', rowHead: true, width: '100%', render: (row) => formatPercent(row.said) },
  figure('Happened', (row) => formatPercent(row.happened)),
  figure('Entries', (row) => row.n),
];

const Text = styled.div`
  ${type.body};
  display: grid;
  gap: 8px;
  max-width: 76ch;
  padding: 12px 14px;
  color: ${token.ink2};
  p {
    margin: 0;
  }
`;
