import { formatNumber } from '@poolhouse/shared-ui';
import { CheckLink, Panel, StatusStrip } from '@poolhouse/shared-ui/board';
import { BackLink, RuleList } from '@poolhouse/shared-ui/screen';
import { SquaresScreen } from '../contest/SquaresScreen';
import { rulesOf } from './rules.rules';

/** `/bbsquares/rules`: the board's settings and what follows from them. */
export default function Rules() {
  return (
    <SquaresScreen waiting="Rules" heading="Rules" still>
      {({ board: { config }, data }) => (
        <>
          <BackLink to="/bbsquares" />
          <StatusStrip
            items={[
              { label: 'Pot', value: formatNumber(config.Pot), note: `${config.claimed} of 100 squares` },
              { label: 'A square', value: config.points_per_square, note: 'points' },
              { label: 'Each may claim', value: config.max_squares, note: 'squares' },
            ]}
          />
          <Panel id="rules" title={`Rules of ${config.contest_name}`} action={config.year}>
            <RuleList rules={rulesOf(config, data.payouts.data)} />
          </Panel>
          <CheckLink contestId={config.contest_id} kind="bbsquares" />
          <BackLink to="/bbsquares" />
        </>
      )}
    </SquaresScreen>
  );
}
