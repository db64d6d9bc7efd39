import Button from '@mui/material/Button';
import type { ReactElement, ReactNode } from 'react';
import { ResultText, type ResultNote } from '../feedback/ResultText';
import { covering } from '../page/covering';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';

export interface FormBarProps {
  /** What is not saved yet, or that everything is. */
  state: ReactNode;
  /** Under it, such as when it was last saved. */
  note?: ReactNode;
  /** What the press does: 'Submit Picks'. */
  action: string;
  disabled: boolean;
  saving: boolean;
  /** What was sent has not arrived: the bar says so in its colour too. */
  waiting?: boolean;
  result: ResultNote | null;
  /** Stays at the lower edge of wide screens too, its parts at the right. */
  sticky?: boolean;
  onSubmit(): void;
}

const bar = covering('bar');

/** What is not saved yet, and the button that saves it; always in view on a phone. */
export function FormBar({
  state,
  note,
  action,
  disabled,
  saving,
  waiting = false,
  result,
  sticky = false,
  onSubmit,
}: FormBarProps): ReactElement {
  return (
    <Bar ref={bar} data-paperless data-sticky={sticky} data-waiting={waiting || undefined}>
      <State>
        <strong>{state}</strong>
        {note}
      </State>
      <Button variant="contained" size="large" disabled={disabled || saving} onClick={onSubmit}>
        {saving ? 'Saving' : action}
      </Button>
      <ResultText result={result} />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 16px;
  margin-top: 16px;
  padding: 12px 16px;
  background: ${token.surface};
  border: 1px solid ${token.line};
  > [role='status'],
  > [role='alert'] {
    flex-basis: 100%;
  }
  &[data-waiting] {
    background: ${token.pushTint};
    border-top: 3px solid ${token.push};
  }
  &[data-sticky='true'] {
    position: sticky;
    z-index: 6;
    bottom: 0;
    justify-content: flex-end;
    > [role='status'],
    > [role='alert'] {
      order: -1;
      flex-basis: auto;
    }
  }
  ${media.phone} {
    &,
    &[data-sticky='true'] {
      position: fixed;
      z-index: 6;
      inset: auto 0 0;
      justify-content: space-between;
      margin: 0;
      padding-bottom: calc(12px + env(safe-area-inset-bottom));
      border-width: 1px 0 0;
      box-shadow: ${token.shadow};
      /* Above the tabs of a contest's own page, which stand at the same edge. */
      body:has(nav[data-phone-tabs]) & {
        bottom: var(--ph-tabs, 64px);
        padding-bottom: 12px;
      }
      > [role='status'],
      > [role='alert'] {
        order: 1;
        flex-basis: 100%;
      }
    }
  }
`;

const State = styled.div`
  ${type.note};
  color: ${token.ink2};
  > strong {
    ${type.cell};
    display: block;
    font-weight: 600;
    color: ${token.ink};
  }
`;
