import { useTitle } from '@poolhouse/shared-ui';
import { CheckLink, noRefresh, Panel, usePageData } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { BackLink, RuleList, Screen } from '@poolhouse/shared-ui/screen';
import { useWhich } from '../contest/useWhich';
import { sectionsOf } from '../sections';
import { playRules, VALUE_RULES } from './rule-texts.rules';

/** `/bbauction/rules`: how it is played, what wins pay, and where the values come from. */
export default function Rules() {
  useTitle('Auction Rules');
  const which = useWhich();
  const page = usePageData('GET bbauction/pagedata', which, noRefresh);
  return (
    <Screen title="Auction Rules" sections={sectionsOf(which)} page={page} waiting="Rules">
      {({ config: { data } }) => (
        <>
          <BackLink to="/bbauction" />
          <Panel title="How it is played">
            <RuleList rules={playRules(data[0])} />
          </Panel>
          <Panel title="Where the values come from" foot={<ValuesNote />}>
            <RuleList rules={VALUE_RULES} />
          </Panel>
          {data[0] && <CheckLink contestId={data[0].contest_id} />}
        </>
      )}
    </Screen>
  );
}

const ValuesNote = () => (
  <>
    They leave out everything but seeds, and rest on one real room&apos;s prices: a rough guide, the same for every owner.{' '}
    <Link to="/bbauction/chances">How good they were</Link>
  </>
);
