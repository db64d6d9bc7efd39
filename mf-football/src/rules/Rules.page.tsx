import { useMemo } from 'react';
import { useTitle } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, StatusStrip, usePageData } from '@poolhouse/shared-ui/board';
import type { FootballRulesRow } from '@poolhouse/contract';
import { useContest, useForgetLost } from '../contest/useContest';
import { BackLink } from '../screen/BackLink';
import { Screen } from '../screen/Screen';
import { overallPrizes } from './money.rules';
import { RuleList } from './RuleList';
import { rulesOf } from './rules.rules';

const never = { refreshSeconds: () => null };

const figures = (config: FootballRulesRow) => [
  { label: 'Pot', value: config.Pot, note: `${config.NumEntries} × ${config.PointsPerEntry} points` },
  { label: 'A week', value: config.PointsPerWeek, note: `for ${config.PicksPerWeek} of ${config.PicksPerWeek}` },
  { label: 'Overall', value: overallPrizes(config).join(' · ') || '–', note: 'by place', phone: false },
  { label: 'Cigar', value: config.CigarPoints, note: 'most 4–1 weeks' },
];

/** `/football/rules`: the contest's figures and what follows from them. */
export default function Rules() {
  useTitle('Football Rules');
  const chosen = useContest();
  const query = useMemo(() => ({ contest_id: chosen.contest }), [chosen.contest]);
  const page = usePageData('GET football/rulesdata', query, never);
  useForgetLost(chosen, page.error);
  return (
    <Screen title="Football Rules" page={page} waiting="Rules">
      {({ config: { data: [config] } }) => (
        <>
          <BackLink />
          {config && <StatusStrip items={figures(config)} />}
          <Panel id="rules" title={config ? `Rules of ${config.contest_name}` : 'Rules'} action={config?.Year}>
            {config ? <RuleList rules={rulesOf(config)} /> : <PanelEmpty>No football contest is open for you yet.</PanelEmpty>}
          </Panel>
          <BackLink />
        </>
      )}
    </Screen>
  );
}
