import type { MomentRow } from '@poolhouse/contract';
import { Undo2 } from 'lucide-react';
import { memo, useMemo, type ReactElement } from 'react';
import { formatDayTime } from '../formats/when';
import { Panel } from '../page/Panel';
import { useShowAll } from '../page/useShowAll';
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

/** So many are read at a glance; a board of squares comes to sixty. */
const FIRST = 6;
const NONE: readonly MomentRow[] = [];

/** What the house found worth telling, the latest first, the others behind a press; absent while there is nothing. */
export const MomentsPanel = memo(function MomentsPanel({ moments, title = 'Moments' }: MomentsPanelProps): ReactElement | null {
  const sorted = useMemo(() => newestFirst(moments ?? NONE), [moments]);
  const [shown, more] = useShowAll(sorted, FIRST, 'moments');
  if (shown.length === 0) return null;
  return (
    <Panel id="moments" title={title}>
      <ul role="list">
        {shown.map((moment) => (
          <Shown key={moment.ID} moment={moment} />
        ))}
      </ul>
      {more}
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
