import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ContestLink } from '../links/contest-titles.rules';

// The sheet needs a drawer, which a first visit can do without.
const ContestSheet = lazy(() => import('./ContestSheet').then(({ ContestSheet: sheet }) => ({ default: sheet })));

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  min-height: 44px;
  padding: 0 8px;
  background: none;
  border: 0;
  color: ${token.onMast};
  ${type.h2};
  cursor: pointer;
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** On a phone: the current contest's name, which opens the list of all. */
export function ContestSwitch({ links, current }: { links: readonly ContestLink[]; current: ContestLink | null }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (links.length === 0 || !current) return null;
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <span>{current.title}</span>
        <ChevronDown size={20} aria-hidden="true" />
      </Opener>
      {wanted && (
        <Suspense fallback={null}>
          <ContestSheet links={links} current={current} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
