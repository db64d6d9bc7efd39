import { formatDayTime, lazyPart, plural } from '@poolhouse/shared-ui';
import { Panel, PanelError, PanelSkeleton, Stack, usePhone } from '@poolhouse/shared-ui/board';
import { BackLink } from '@poolhouse/shared-ui/screen';
import { RefreshCw } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import type { BrokenProps } from './Broken';
import { Note, RowButton } from './check.styles';
import type { Checked, CheckState } from './check.types';
import { fitsAll } from './fits-all.rules';
import type { Log } from './log.types';
import { sealsTitle } from './opened-names.rules';
import { PROVES } from './proves.words';
import { Sentences } from './Sentences';
import { sentences, type Device, type Sentence } from './sentences.rules';
import type { Checking } from './useCheck';
import type { ContestPage } from './useContestPage';
import { Verdict } from './Verdict';

const PickPanels = lazyPart(() => import(/* webpackChunkName: "check-panels" */ './PickPanels'));
const Broken = lazyPart<BrokenProps>(() => import(/* webpackChunkName: "check-broken" */ './Broken'));

interface Props {
  checking: Checking;
  page: ContestPage;
  device: Device;
  /** What the contest's kind brings beside the log. */
  own: ReactNode;
}

/** Everything below the heading. */
export function CheckParts({ checking, page, device, own }: Props) {
  const { state } = checking;
  const rows = rowsOf(state, device);
  const done = rows.filter((row) => row.state !== 'checking').length;
  const broken = state.is === 'done' && state.checked.kept.evidence !== undefined;
  return (
    <Stack>
      {!broken && <Verdict state={state} done={done} of={rows.length} device={device} />}
      {state.is === 'failed' ? (
        <>
          <Failed message={state.message} last={state.last} onRetry={checking.again} />
          {own}
          <WayBack page={page} />
        </>
      ) : (
        <WhatWasChecked rows={rows} state={state} onAgain={checking.again} />
      )}
      {state.is === 'done' && <Done checked={state.checked} checking={checking} page={page} own={own} />}
    </Stack>
  );
}

function rowsOf(state: CheckState, device: Device): Sentence[] {
  if (state.is === 'failed') return [];
  if (state.is === 'checking') return sentences({ found: state.found, log: state.subject?.log ?? null, kept: null, first: false, device });
  const { checked } = state;
  return sentences({ found: checked, log: checked.log, kept: checked.kept, first: checked.first, device });
}

function WhatWasChecked({ rows, state, onAgain }: { rows: readonly Sentence[]; state: CheckState; onAgain(): void }) {
  const phone = usePhone();
  return (
    <Panel
      title="What was checked"
      action={state.is === 'done' ? `${plural(state.checked.shown.lines.length, 'line')} of the log` : undefined}
    >
      <Sentences rows={rows} />
      {state.is === 'done' && notes(state.checked).map((text) => <Note key={text}>{text}</Note>)}
      {phone && (
        <RowButton type="button" disabled={state.is === 'checking'} onClick={onAgain}>
          <span>
            <RefreshCw size={18} aria-hidden /> Check again
          </span>
        </RowButton>
      )}
    </Panel>
  );
}

/** What the sentences leave out, where there is something. */
function notes({ log, past }: Checked): string[] {
  return [
    ...(log.earlier
      ? [
          `The log of this contest begins ${formatDayTime(log.begins)}. What was before is in its first line${log.sealed ? ', sealed by nothing' : ' and those right after it'}.`,
        ]
      : []),
    ...(past.signed === null
      ? ['This browser cannot check the site’s signature: it is too old to know its kind. All else was checked.']
      : []),
  ];
}

interface FailedProps {
  message: string;
  last: { at: number; fits: boolean } | undefined;
  onRetry(): void;
}

/** It cannot be read now: what the last check came to stands, with its time. */
const Failed = ({ message, last, onRetry }: FailedProps) => (
  <Panel title="Not checked">
    <PanelError message={message} onRetry={onRetry} />
    {last && (
      <Note>
        The last check here, {formatDayTime(last.at)}: {last.fits ? 'everything fitted.' : 'something did not fit.'}
      </Note>
    )}
  </Panel>
);

function Done({ checked, checking, page, own }: { checked: Checked; checking: Checking; page: ContestPage; own: ReactNode }) {
  const smack = page.board ? `${page.board.to}#smack` : '';
  return (
    <Suspense fallback={waiting(checked.log)}>
      {!fitsAll(checked) && (
        <Broken checked={checked} smack={smack} onSaved={() => checking.saved(checked)} onMine={() => checking.mine(checked)} />
      )}
      {own}
      <PickPanels checked={checked} page={page} />
      <WayBack page={page} />
    </Suspense>
  );
}

/** The last of the page, which comes with what stands before it: nothing pushes it on. */
const WayBack = ({ page }: { page: ContestPage }) => (page.board ? <BackLink to={page.board.to} /> : null);

const waiting = ({ sealed, seals }: Log) => (
  <Panel title={sealed ? sealsTitle(seals) : PROVES}>
    <PanelSkeleton rows={8} />
  </Panel>
);
