import type { MomentRow } from '@poolhouse/contract';
import { Undo2 } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { formatDayTime } from '../formats/when';
import { Panel } from '../page/Panel';
import { linked } from '../text/linked';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';
import { MomentStar } from './MomentMark';
import { newestFirst } from './moments.rules';

export interface MomentsPanelProps {
  /** Of what is shown: a week, a board; undefined in a page that was kept before there were any. */
  moments: readonly MomentRow[] | undefined;
  /** Default 'Moments'. */
  title?: string;
}

/** What the house found worth telling, the latest first; absent while there is nothing. */
export const MomentsPanel = memo(function MomentsPanel({ moments, title = 'Moments' }: MomentsPanelProps): ReactElement | null {
  if (!moments?.length) return null;
  return (
    <Panel id="moments" title={title}>
      <ul role="list">
        {newestFirst(moments).map((moment) => (
          <Shown key={moment.ID} moment={moment} />
        ))}
      </ul>
    </Panel>
  );
});

const Shown = memo(function Shown({ moment: { Says, At, Undone } }: { moment: MomentRow }): ReactElement {
  return (
    <Item data-undone={Undone === 1 || undefined}>
      {Undone === 1 ? <Undo2 size={18} aria-hidden /> : <MomentStar />}
      <div>
        <p dangerouslySetInnerHTML={{ __html: `${Undone === 1 ? 'Taken back: ' : ''}${linked(Says)}` }} />
        <time dateTime={At}>{formatDayTime(At)}</time>
      </div>
    </Item>
  );
});

const Item = styled.li`
  display: flex;
  gap: 10px;
  padding: 9px 14px;
  border-bottom: 1px solid ${token.line};
  &:last-of-type {
    border-bottom: 0;
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: ${token.ink3};
  }
  p {
    ${type.body};
    overflow-wrap: anywhere;
  }
  &[data-undone] p {
    color: ${token.ink3};
  }
  time {
    ${type.note};
    color: ${token.ink3};
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`;
