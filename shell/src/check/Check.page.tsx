import { useBack, useTitle } from '@poolhouse/shared-ui';
import { numberParam, Page, Panel, PanelEmpty, Stack, usePhone } from '@poolhouse/shared-ui/board';
import { canKeep, useWatched } from '@poolhouse/shared-ui/proof';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import type { ReactNode } from 'react';
import { CheckHead } from './CheckHead';
import { CheckParts } from './CheckParts';
import { OwnCheck } from './OwnCheck';
import { useCheck } from './useCheck';
import { useContestPage } from './useContestPage';

const TITLE = 'Check this contest';

/** `/check?contest_id=7`: what this browser makes of a contest's log, and what was sealed and opened of its picks. */
export function CheckPage() {
  const [params] = useSearchParams();
  const contest = numberParam(params, 'contest_id');
  const kind = params.get('kind');
  useTitle(TITLE);
  if (contest === undefined) return <Nothing>Which contest? A link to this page stands at the foot of each contest’s board.</Nothing>;
  if (!canKeep())
    return (
      <Nothing more={<OwnCheck contest={contest} kind={kind} />}>
        This address has no https. Browsers check and remember nothing there: ask who runs the site for its address with https.
      </Nothing>
    );
  return <CheckOf contest={contest} kind={kind} />;
}

/** The head stays while one goes from contest to contest: what has the focus keeps it. */
function CheckOf({ contest, kind }: { contest: number; kind: string | null }) {
  const checking = useCheck(contest);
  const { state, again } = checking;
  const log = state.is === 'done' ? state.checked.log : state.is === 'checking' ? (state.subject?.log ?? null) : null;
  const page = useContestPage(log);
  const device = usePhone() ? 'phone' : 'browser';
  useBack(page.board);
  useWatched(contest);
  return (
    <Page>
      <CheckHead
        title={TITLE}
        log={log}
        contestTitle={page.board?.label ?? ''}
        contest={contest}
        pending={state.is === 'checking'}
        onAgain={again}
      />
      <CheckParts
        key={contest}
        checking={checking}
        page={page}
        device={device}
        own={<OwnCheck contest={contest} kind={log?.type ?? kind} />}
      />
    </Page>
  );
}

const Nothing = ({ children, more = null }: { children: string; more?: ReactNode }) => (
  <Page>
    <CheckHead title={TITLE} log={null} contestTitle="" />
    <Stack>
      <Panel title="Nothing was checked">
        <PanelEmpty>{children}</PanelEmpty>
      </Panel>
      {more}
    </Stack>
  </Page>
);
