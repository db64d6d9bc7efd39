import { Download } from 'lucide-react';
import { memo, Suspense, useCallback, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from '../theme/styled';
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
    <div data-paperless>
      <Press label={label} open={open} onPress={useCallback(() => setOpen((was) => !was), [])} />
      {open && <Suspense fallback={null}>{children()}</Suspense>}
    </div>
  );
}

/** What is fetched is described anew with each draw of the page; the button is not drawn for that. */
const Press = memo(function Press({ label, open, onPress }: { label: string; open: boolean; onPress(): void }): ReactElement {
  return (
    <Quiet type="button" aria-expanded={open} onClick={onPress}>
      <Download size={18} aria-hidden />
      {label}
    </Quiet>
  );
});

const Quiet = styled.button`
  ${word}
  margin-top: 8px;
  ${media.phone} {
    margin-left: 8px;
  }
`;
