import { media, token, type } from '@poolhouse/shared-ui';
import { PanelError } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Scale } from 'lucide-react';
import type { AccuracyPage } from './useAccuracy';
import { spreadWords, whoIsBetter } from './verdict.rules';

interface Props {
  readonly sport: 'NFL' | 'NCAA';
  readonly accuracy: AccuracyPage | null;
  readonly error: { readonly message: string } | null;
  onRetry(): void;
}

/** As long as what will stand there, so that nothing below moves. */
const WAITING = 'Against the spread the model is being read: wins, losses, pushes and their share.';

/** What is to be read before any number. */
export function Verdict({ sport, accuracy, error, onRetry }: Props) {
  const tested = accuracy?.totals.data.find(({ ID }) => ID === 'tested');
  if (!tested && error) return <PanelError message={error.message} onRetry={onRetry} />;
  return (
    <Strip>
      <Scale size={20} aria-hidden="true" />
      <p>
        <b>{tested ? whoIsBetter(tested) : 'The closing line is better, as far as is read.'}</b>{' '}
        <span>
          {tested ? spreadWords(tested) : WAITING} {sport === 'NCAA' && 'NCAA, less data: 3 tested seasons.'} Read it for the reasons, not
          for bets.
        </span>
      </p>
    </Strip>
  );
}

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: 20px;
  padding: 11px 16px;
  background: ${token.surface};
  border: 1px solid ${token.line};
  border-top: 2px solid ${token.rule};
  > svg {
    flex: none;
  }
  b {
    ${type.team};
    font-weight: 600;
  }
  span {
    ${type.note};
    color: ${token.ink2};
    margin-left: 6px;
  }
  ${media.phone} {
    border-inline: 0;
    margin-bottom: 16px;
    span {
      display: block;
      margin: 2px 0 0;
    }
  }
`;
