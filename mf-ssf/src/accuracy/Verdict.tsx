import { media, token, type } from '@poolhouse/shared-ui';
import { PanelError } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Scale } from 'lucide-react';
import type { AccuracyPage } from './useAccuracy';
import { spreadWords, testedSeasons, whoIsBetter } from './verdict.rules';

interface Props {
  readonly sport: 'NFL' | 'NCAA';
  readonly accuracy: AccuracyPage | null;
  readonly error: { readonly message: string } | null;
  onRetry(): void;
}

/** As long as what will stand there, so that nothing below moves; nobody sees or hears it. */
const WAITING = [
  'The closing line is better, as far as is read.',
  'Against the spread the model is so and so: wins, losses, pushes, their share.',
];

/** What is to be read before any number. */
export function Verdict({ sport, accuracy, error, onRetry }: Props) {
  const tested = accuracy?.totals.data.find(({ ID }) => ID === 'tested');
  if (!tested && error) return <PanelError message={error.message} onRetry={onRetry} />;
  if (!tested)
    return (
      <Strip role="status" aria-busy="true" data-waiting>
        <Scale size={20} aria-hidden="true" />
        <p aria-hidden="true">
          <b>{WAITING[0]}</b> <span>{WAITING[1]}</span>
        </p>
      </Strip>
    );
  return (
    <Strip>
      <Scale size={20} aria-hidden="true" />
      <p>
        <b>{whoIsBetter(tested)}</b>{' '}
        <span>
          {spreadWords(tested)} {sport === 'NCAA' && `NCAA, less data: ${testedSeasons(accuracy?.seasons.data ?? [])}.`} Read it for the
          reasons, not for bets.
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
  &[data-waiting] > p {
    visibility: hidden;
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
