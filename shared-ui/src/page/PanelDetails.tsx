import { Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';

export interface PanelDetailsProps {
  /** The line that opens it. */
  summary: ReactNode;
  /** A function is asked once it is open, so that nothing behind it is fetched before. */
  children: ReactNode | (() => ReactNode);
}

/** What few want to see at once: the last thing of a panel, closed until its line is pressed. */
export function PanelDetails({ summary, children }: PanelDetailsProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {typeof children === 'function' ? open && <Suspense fallback={null}>{children()}</Suspense> : children}
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
