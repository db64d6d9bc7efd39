import type { DataOf } from '@poolhouse/contract';
import { formatNumber, formatPercent, plural, token, type } from '@poolhouse/shared-ui';
import { DataTable, Panel } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { RuleList } from '@poolhouse/shared-ui/screen';

const Limits = styled.p`
  ${type.note};
  margin: 0;
  padding: 10px 14px 14px;
  color: ${token.ink2};
`;

type Model = DataOf<'GET bbauction/model'>;

/** Three figures a row are read across, so they stand close. */
const Narrow = styled.div`
  max-width: 420px;
`;

const tenth = (share: number): string => formatPercent(share, 1);
const right = { align: 'right' as const };

/** Where chances come from, and how often they were right. */
export const ModelPanel = ({ data }: { data: Model }) => (
  <Panel title="Where the chances come from" action="Method and calibration" foot={FOOT}>
    <ModelBody data={data} />
  </Panel>
);

/** What they do not know, and where they were off. */
const FOOT =
  'They know seeds and nothing else: no injuries, no form, no running scores. In the Elite 8 better seeds have won less often than said: 58.3% of 156 games, where 67.5% was said.';

/** The same, where it stands under no foot. */
export const ModelLimits = () => <Limits>{FOOT}</Limits>;

export function ModelBody({ data }: { data: Model }) {
  const model = data.model.data[0];
  if (!model) return null;
  return (
    <>
      <RuleList
        rules={[
          {
            title: 'The model.',
            text: `Each seed has a strength, fitted to ${plural(model.games, 'tournament game')} of ${model.from} to ${model.to} between different seeds; a team beats another with the chance 1 / (1 + e^−difference). Level seeds have a half.`,
          },
          {
            title: 'The count.',
            text: 'From fifteen open games on, every way in which the tournament can end is counted with its chance. Before that 20,000 tournaments are drawn, the same ones for everybody.',
          },
          {
            title: 'How good it is.',
            text: `On each season by a fit of all others: log loss ${formatNumber(model.log_loss, 4)} (a coin has 0.6931), Brier ${formatNumber(model.brier, 4)}. The table holds what was said of the better seed against what came.`,
          },
        ]}
      />
      <Narrow>
        <DataTable
          caption="Calibration: chance of the better seed"
          columns={[
            { key: 'said', head: 'Said', rowHead: true, render: ({ said }) => tenth(said) },
            { key: 'came', head: 'Came', ...right, render: ({ came }) => tenth(came) },
            { key: 'games', head: 'Games', ...right, render: ({ games }) => games },
          ]}
          rows={data.bands.data}
          rowKey={({ ID }) => ID}
        />
      </Narrow>
    </>
  );
}
