import { plural, token, type } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Check, X } from 'lucide-react';
import { edge } from './check.styles';
import type { Checked } from './check.types';
import { TellBoard } from './TellBoard';
import type { ContestPage } from './useContestPage';
import { useTold, type Compared } from './useTold';

/** What two players compare, so that the site cannot show each another log. */
export function WatchersPanel({ checked, page: { board } }: { checked: Checked; page: ContestPage }) {
  const compared = useTold(checked);
  const { watching } = checked.shown;
  return (
    <Panel title="Who else watches">
      {compared && <Told of={compared} />}
      <Ask>
        {watching > 1
          ? `${plural(watching, 'browser has', 'browsers have')} looked at this log in the last two weeks, each with its own checkpoint.`
          : 'This browser alone has looked at this log in the last two weeks. The more do, the less can be changed unseen.'}
      </Ask>
      <Ask>Ask anybody in the pool for their three words, at the same moment. The same words mean the same log.</Ask>
      <Three>
        {checked.words.map((word, place) => (
          <li key={place}>{word}</li>
        ))}
      </Three>
      {board?.smack && <TellBoard checked={checked} path={board.smack} board={`${board.to}#smack`} />}
    </Panel>
  );
}

/** What somebody told, beside what this browser has. Whoever typed it may have mistaken a word: it is no verdict. */
function Told({ of: { told, is, words } }: { of: Compared }) {
  const Mark = is === 'same' ? Check : X;
  const said = `You were told ${told.words.join(' ')} of ${plural(told.lines, 'line')}. `;
  return (
    <Compare role="status" data-is={is}>
      {is !== 'newer' && <Mark size={20} aria-hidden />}
      <span>
        {said}
        {is === 'same' && 'This browser has the same: it was shown the same log.'}
        {is === 'newer' && 'This browser has not seen so many. Check again.'}
        {is === 'other' &&
          `This browser has ${words.join(' ')}. Ask who told it for their words once more: if they differ, you were shown different logs.`}
      </span>
    </Compare>
  );
}

const Ask = styled.p`
  ${type.body};
  ${edge};
  margin: 0;
  padding-block: 12px;
  color: ${token.ink2};
`;

const Three = styled.ol`
  ${edge};
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
  gap: 8px;
  margin: 0;
  padding-block: 0 14px;
  list-style: none;
  > li {
    ${type.team};
    padding: 10px 6px;
    border: 1px solid ${token.line2};
    background: ${token.sunken};
    text-align: center;
    overflow-wrap: anywhere;
  }
`;

const Compare = styled.p`
  ${type.body};
  ${edge};
  display: flex;
  gap: 12px;
  margin: 0;
  padding-block: 12px;
  color: ${token.ink};
  border-bottom: 1px solid ${token.line};
  > svg {
    flex: none;
  }
  &[data-is='same'] {
    color: ${token.winInk};
    background: ${token.winTint};
  }
  &[data-is='other'] {
    color: ${token.lossInk};
    background: ${token.lossTint};
  }
`;
