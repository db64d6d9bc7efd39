import { styled } from '@poolhouse/shared-ui/core';
import type { MouseEvent, ReactNode } from 'react';
import { formLink } from './form.styles';
import { useGuestPlace } from './guest-place';

const Anchor = styled.a`
  ${formLink}
`;

/** Leads to another of the guest's forms, which stand behind the # of the address. */
export function GuestLink({ hash, children }: { hash: string; children: ReactNode }) {
  const { open } = useGuestPlace();
  const follow = (event: MouseEvent) => {
    // A new tab or window is the browser's.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(hash);
  };
  return (
    <Anchor href={`/${hash}`} onClick={follow}>
      {children}
    </Anchor>
  );
}
