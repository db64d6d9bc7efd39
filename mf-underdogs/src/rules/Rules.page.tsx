import type { UnderdogsConfigRow } from '@poolhouse/contract';
import { CheckLink, Panel, StatusStrip } from '@poolhouse/shared-ui/board';
import { BackLink, RuleList } from '@poolhouse/shared-ui/screen';
import { UnderdogsScreen } from '../contest/UnderdogsScreen';
import { rulesOf } from './rules.rules';

const figures = ({ FirstWeek = 1, Weeks, SelfPick, MissedPick }: UnderdogsConfigRow) => [
  { label: 'Weeks', value: Weeks - FirstWeek + 1, note: 'one pick each' },
  { label: 'Picks by', value: SelfPick ? 'Players' : 'Admin', note: SelfPick ? 'until kickoff' : 'for everybody' },
  {
    label: 'Missed pick',
    value: MissedPick === 'biggest' ? 'Biggest' : 'None',
    note: MissedPick === 'biggest' ? 'underdog left' : 'the week is empty',
  },
];

/** `/underdogs/rules`: the contest's settings and what follows from them. */
export default function Rules() {
  return (
    <UnderdogsScreen title="Underdogs Rules" waiting="Rules" still>
      {({ config }) => (
        <>
          <BackLink to="/underdogs" />
          <StatusStrip items={figures(config)} />
          <Panel id="rules" title={`Rules of ${config.contest_name}`} action={config.year}>
            <RuleList rules={rulesOf(config)} />
          </Panel>
          <CheckLink contestId={config.contest_id} />
          <BackLink to="/underdogs" />
        </>
      )}
    </UnderdogsScreen>
  );
}
