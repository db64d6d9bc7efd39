import { ShieldAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatDate, formatTime } from '../formats/when';
import { shellRoutes } from '../routes/shell-routes';
import { styled } from '../theme/styled';
import { condensed, media, token, type } from '../theme/tokens';
import type { Evidence, Misfit } from './kept.types';

const WHAT: Record<Misfit, string> = {
  rewritten: 'was rewritten',
  key: 'is signed by another key',
  origin: 'is another one',
};

export interface AlarmBarProps {
  contest: number;
  evidence: Evidence;
  /** The evidence is in a file: the bar is a line from then on. */
  saved: boolean;
}

/** A contest's log does not follow from what this browser saw of it. */
export default function AlarmBar({ contest, evidence: { why, seen }, saved }: AlarmBarProps): ReactElement {
  const path = shellRoutes.check(contest);
  const there = useLocation().pathname === path.split('?')[0];
  return (
    <Bar role="alert" data-saved={saved || undefined}>
      <ShieldAlert size={saved ? 20 : 28} aria-hidden />
      <div>
        <p>
          This contest’s log {WHAT[why]} since {formatDate(seen.at)}, {formatTime(seen.at)}
        </p>
        {!saved && <small>Your board and your picks go on as before. Keep the evidence.</small>}
      </div>
      {!there && <Link to={path}>Look at it</Link>}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 4px 12px;
  flex-wrap: wrap;
  min-height: 72px;
  padding: 12px 24px;
  color: ${token.onLoss};
  background: ${token.loss};
  > svg {
    flex: none;
  }
  > div {
    flex: 1 1 0;
    min-width: min(100%, 200px);
  }
  p {
    margin: 0;
    font: 600 1.25rem/1.25 ${condensed};
    text-wrap: balance;
  }
  small {
    ${type.body};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
    font: 600 1.0625rem/1.2 ${condensed};
  }
  &[data-saved] {
    min-height: 44px;
    padding-block: 0;
    p {
      font-size: 1rem;
      text-wrap: wrap;
    }
  }
  ${media.phone} {
    padding-inline: 16px;
  }
  ${media.forced} {
    border-block: 3px solid;
  }
`;
