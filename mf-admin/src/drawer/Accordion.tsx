import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { media, sans, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

const Fold = styled.section`
  border-bottom: 1px solid ${token.line};
  &[data-open] {
    background: ${token.sunken};
  }
  h3 {
    margin: 0;
  }
  h3 > button {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 48px;
    padding: 8px 14px;
    border: 0;
    background: none;
    font: 500 0.9375rem/1.3 ${sans};
    text-align: left;
    color: ${token.ink};
    cursor: pointer;
    outline-offset: -2px;
  }
  h3 svg {
    flex: none;
  }
  h3 span {
    flex: 1;
  }
  [aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
  ${media.hover} {
    h3 > button:hover {
      background: ${token.sunken};
    }
  }
`;

/** A tool that opens under its name; what it holds is drawn only then. */
export function Accordion({ title, icon: Icon, children }: { title: string; icon?: LucideIcon; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Fold data-open={open || undefined}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
          {Icon && <Icon size={18} aria-hidden />}
          <span>{title}</span>
          <ChevronDown size={18} aria-hidden />
        </button>
      </h3>
      {open && <div id={id}>{children}</div>}
    </Fold>
  );
}
