import type { FootballRulesRow } from '@poolhouse/contract';
import { formatNumber, plural, useTitle } from '@poolhouse/shared-ui';
import { CheckLink, noRefresh, Panel, PanelEmpty, StatusStrip, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { BackLink, RuleList, Screen } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import { useFootballContest } from '../contest/useFootballContest';
import { sections } from '../sections';
import { overallPrizes } from './money.rules';
import { rulesOf } from './rules.rules';

const figures = (config: FootballRulesRow) => [
  { label: 'Pot', value: formatNumber(config.Pot), note: `${config.NumEntries} × ${plural(config.PointsPerEntry, 'point')}` },
  { label: 'A week', value: config.PointsPerWeek, note: `for ${config.PicksPerWeek} of ${config.PicksPerWeek}` },
  { label: 'Overall', value: overallPrizes(config).join(' · ') || '–', note: 'by place', phone: false },
  { label: 'Cigar', value: config.CigarPoints, note: 'most 4–1 weeks' },
];

/** `/football/rules`: the contest's figures and what follows from them. */
export default function Rules() {
  useTitle('Football Rules');
  const chosen = useFootballContest();
  const query = useMemo(() => ({ contest_id: chosen.contest }), [chosen.contest]);
  const page = usePageData('GET football/rulesdata', query, noRefresh);
  useForgetLost(chosen, page.error);
  return (
    <Screen title="Football Rules" sections={sections} page={page} waiting="Rules">
      {({
        config: {
          data: [config],
        },
      }) => (
        <>
          <BackLink to="/football" />
          {config && <StatusStrip items={figures(config)} />}
          <Panel id="rules" title={config ? `Rules of ${config.contest_name}` : 'Rules'} action={config?.Year}>
            {config ? <RuleList rules={rulesOf(config)} /> : <PanelEmpty>No football contest is open for you yet.</PanelEmpty>}
          </Panel>
          {config && <CheckLink contestId={config.contest_id} />}
          <BackLink to="/football" />
        </>
      )}
    </Screen>
  );
}
