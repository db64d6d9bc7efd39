import { useBack, useTitle } from '@poolhouse/shared-ui';
import { numberParam, Page, Panel, PanelEmpty, usePhone } from '@poolhouse/shared-ui/board';
import { canKeep, useWatched } from '@poolhouse/shared-ui/proof';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { CheckHead } from './CheckHead';
import { CheckParts } from './CheckParts';
import { useCheck } from './useCheck';
import { useContestPage } from './useContestPage';

const TITLE = 'Check this contest';

/** `/check?contest_id=7`: what this browser makes of a contest's log, and what was sealed and opened of its picks. */
export function CheckPage() {
  const contest = numberParam(useSearchParams()[0], 'contest_id');
  useTitle(TITLE);
  if (contest === undefined) return <Nothing>Which contest? A link to this page stands at the foot of each contest’s board.</Nothing>;
  if (!canKeep())
    return (
      <Nothing>
        This address has no https. Browsers check and remember nothing there: ask who runs the site for its address with https.
      </Nothing>
    );
  return <CheckOf key={contest} contest={contest} />;
}

function CheckOf({ contest }: { contest: number }) {
  const checking = useCheck(contest);
  const { state, again } = checking;
  const log = state.is === 'done' ? state.checked.log : state.is === 'checking' ? (state.subject?.log ?? null) : null;
  const page = useContestPage(log);
  const device = usePhone() ? 'phone' : 'browser';
  useBack(device === 'phone' ? page.board : null);
  useWatched(contest);
  return (
    <Page>
      <CheckHead title={TITLE} log={log} contestTitle={page.board?.label ?? ''} pending={state.is === 'checking'} onAgain={again} />
      <CheckParts checking={checking} page={page} device={device} />
    </Page>
  );
}

const Nothing = ({ children }: { children: string }) => (
  <Page>
    <CheckHead title={TITLE} log={null} contestTitle="" />
    <Panel title="Nothing was checked">
      <PanelEmpty>{children}</PanelEmpty>
    </Panel>
  </Page>
);
