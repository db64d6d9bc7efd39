import type { WinsConfigRow } from '@poolhouse/contract';
import { formatNumber, plural, useTitle } from '@poolhouse/shared-ui';
import { CheckLink, noRefresh, Panel, PanelEmpty, StatusStrip, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { BackLink, RuleList, Screen } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import { prizesOf } from '../prizes.rules';
import { sections } from '../sections';
import { useWinsContest } from '../useWinsContest';
import { rulesOf } from './rules.rules';

const figures = (config: WinsConfigRow) => [
  { label: 'Win', value: 1, note: 'point' },
  { label: 'Tie', value: '½', note: 'point' },
  { label: 'Pot', value: formatNumber(config.Pot), note: `${config.NumEntries} × ${plural(config.PointsPerEntry, 'point')}` },
  { label: 'Overall', value: prizesOf(config.OverallPoints).join(' · ') || '–', note: 'by place', phone: false },
];

/** `/footballwins/rules`: the contest's figures and what follows from them. */
export default function WinsRulesPage() {
  useTitle('NFL Wins Rules');
  const chosen = useWinsContest();
  const { contest } = chosen;
  // The board's own call: who comes from there has it already.
  const query = useMemo(() => (contest > 0 ? { contest_id: contest } : {}), [contest]);
  const page = usePageData('GET football/footballwins_pagedata', query, noRefresh);
  useForgetLost(chosen, page.error);
  return (
    <Screen title="NFL Wins Rules" sections={sections} page={page} waiting="Rules">
      {({
        config: {
          data: [config],
        },
      }) => (
        <>
          <BackLink to="/footballwins" />
          {config && <StatusStrip items={figures(config)} />}
          <Panel id="rules" title={config ? `Rules of ${config.contest_name}` : 'Rules'} action={config?.year}>
            {config ? <RuleList rules={rulesOf(config)} /> : <PanelEmpty>No NFL wins contest is open for you yet.</PanelEmpty>}
          </Panel>
          {config && <CheckLink contestId={config.contest_id} />}
          <BackLink to="/footballwins" />
        </>
      )}
    </Screen>
  );
}
