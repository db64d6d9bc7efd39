import type { Person } from '@poolhouse/shared-ui';
import { Monogram, VisuallyHidden } from '@poolhouse/shared-ui/board';

/** An owner where there is no room for the name. */
export function OwnerMark({ name, mark }: { name: string; mark: Person | undefined }) {
  return (
    <span title={name}>
      {mark && <Monogram person={mark} />}
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
