import type { ReactElement, ReactNode } from 'react';
import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';

export interface PanelDetailsProps {
  /** The line that opens it. */
  summary: ReactNode;
  children: ReactNode;
}

/** What few want to see at once: the last thing of a panel, closed until its line is pressed. */
export function PanelDetails({ summary, children }: PanelDetailsProps): ReactElement {
  return (
    <Details>
      <summary>{summary}</summary>
      {children}
    </Details>
  );
}

const Details = styled.details`
  border-top: 1px solid ${token.line};
  > summary {
    ${type.note};
    padding: 12px 14px;
    color: ${token.brand};
    cursor: pointer;
  }
`;
