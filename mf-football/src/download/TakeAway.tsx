import { Suspense, useState, type ReactNode } from 'react';
import { Download } from 'lucide-react';
import { TakeAwayButton } from './downloads.styles';

interface Props {
  label?: string;
  /** What is fetched and shown on the first press. */
  children(): ReactNode;
}

/** A quiet button under the page. Few press it, so nothing behind it is fetched before. */
export function TakeAway({ label = 'Download as CSV', children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <TakeAwayButton type="button" aria-expanded={open} onClick={() => setOpen(!open)}><Download size={18} aria-hidden />{label}</TakeAwayButton>
      {open && <Suspense fallback={null}>{children()}</Suspense>}
    </div>
  );
}
