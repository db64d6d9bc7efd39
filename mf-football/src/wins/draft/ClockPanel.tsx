import { media, plural, token, type } from '@poolhouse/shared-ui';
import { EntryName, Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { ReactNode } from 'react';
import { turnsBefore, type Draft } from './draft.rules';

/** How many of the turns to come are named. */
const NAMED = 5;

const Clock = styled.div`
  padding: 12px 14px;
  ${media.phone} {
    padding-inline: 16px;
  }
  & > p:first-of-type {
    ${type.h1Phone};
  }
  & > p {
    ${type.body};
    color: ${token.ink2};
  }
  & > p:first-of-type {
    color: ${token.ink};
  }
`;

function mineIn(draft: Draft, entryId: number): string {
  const before = turnsBefore(draft, entryId);
  if (before === null || before === 0) return '';
  return `Yours comes after ${plural(before, 'more turn')}.`;
}

interface Props {
  draft: Draft;
  entryId: number;
  /** Where an administrator does something about it. */
  children?: ReactNode;
}

/** Whose turn it is, and who comes after. */
export function ClockPanel({ draft, entryId, children }: Props) {
  const { phase, next, after } = draft;
  const isMine = (entry: number): boolean => entry > 0 && entry === entryId;
  return (
    <Panel id="clock" title="On the clock" action={next ? `Round ${next.Round} of ${draft.rounds}` : undefined}>
      {phase === 'unset' && <PanelEmpty>The order of the draft is not set yet. An administrator sets it.</PanelEmpty>}
      {phase === 'done' && <PanelEmpty>The draft is over. Every turn was taken.</PanelEmpty>}
      {next && (
        <Clock>
          <p role="status">
            <EntryName name={next.EntryName} you={isMine(next.entry_id)} />
          </p>
          <p>
            Turn {next.ID}. {mineIn(draft, entryId)}
          </p>
          {after.length > 0 && (
            <p>
              Then{' '}
              {after.slice(0, NAMED).map((turn, i) => (
                <span key={turn.ID}>
                  {i > 0 && ', '}
                  <EntryName name={turn.EntryName} />
                </span>
              ))}
              {after.length > NAMED && ' …'}
            </p>
          )}
        </Clock>
      )}
      {children}
    </Panel>
  );
}
