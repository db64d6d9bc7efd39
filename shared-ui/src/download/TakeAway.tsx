import styled from '@emotion/styled';
import { Download } from 'lucide-react';
import { Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { media } from '../theme/tokens';
import { word } from './download.styles';

export interface TakeAwayProps {
  label?: string;
  /** What is fetched and shown on the first press. */
  children(): ReactNode;
}

/** A quiet button under the page. Few press it, so nothing behind it is fetched before. */
export function TakeAway({ label = 'Download as CSV', children }: TakeAwayProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Quiet type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Download size={18} aria-hidden />
        {label}
      </Quiet>
      {open && <Suspense fallback={null}>{children()}</Suspense>}
    </div>
  );
}

const Quiet = styled.button`
  ${word}
  margin-top: 8px;
  ${media.phone} {
    margin-left: 8px;
  }
`;
