import type { Person } from '@poolhouse/shared-ui';
import { Monogram, VisuallyHidden } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

/** An owner where there is no room for the name. */
export function OwnerMark({ name, mark }: { name: string; mark: Person | undefined }) {
  return (
    <Place title={name}>
      {mark && <Monogram person={mark} />}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Place>
  );
}

/** Holds what is only read aloud, which else would stand beside the page where a table scrolls. */
const Place = styled.span`
  position: relative;
`;
