import { formatMoney, plural, useTitle } from '@poolhouse/shared-ui';
import { CheckLink, noRefresh, Panel, StatusStrip, useContest, usePageData } from '@poolhouse/shared-ui/board';
import { BackLink, RuleList, Screen } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import { sections } from '../sections';
import { rulesOf } from './rules.rules';

/** `/golf/rules`: the rules, fed by the same amounts as the grading. */
export default function Rules() {
  useTitle('Golf Rules');
  const { contest } = useContest('golf_contest_id');
  const page = usePageData(
    'GET golf/rulesdata',
    useMemo(() => (contest > 0 ? { contest_id: contest } : {}), [contest]),
    noRefresh,
  );
  return (
    <Screen title="Golf Rules" sections={sections} page={page} waiting="Rules">
      {(data) => {
        const config = data.config.data[0];
        return (
          <>
            <BackLink to="/golf" />
            {config && (
              <StatusStrip
                items={[
                  { label: 'Entry fee', value: formatMoney(config.EntryFee), note: plural(config.Entries, 'entry', 'entries') },
                  {
                    label: 'Total',
                    value: formatMoney(config.Total),
                    note: config.Frozen ? 'stands for the season' : 'until the first tee',
                  },
                  { label: 'Events', value: config.Events, note: `${config.Doubles} pay double` },
                ]}
              />
            )}
            <Panel title={`Rules of ${config?.contest_name ?? 'golf'}`}>
              <RuleList rules={rulesOf(data)} />
            </Panel>
            {config && <CheckLink contestId={config.contest_id} />}
            <BackLink to="/golf" />
          </>
        );
      }}
    </Screen>
  );
}
