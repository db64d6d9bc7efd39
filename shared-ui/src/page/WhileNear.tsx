import { memo, type ReactElement, type ReactNode } from 'react';
import { useNear } from './useNear';

/** As narrow as the column. Not a styled component: it is drawn for each answer, of which its content may want nothing. */
const NARROW = { minWidth: 0 };

/**
 * Draws its content anew while it is on the screen or close to it, and leaves it as it was while it is far away. For the panels of a live
 * board, most of which nobody sees; what they hold to themselves goes on. They catch up before they come into sight, and for paper.
 */
export function WhileNear({ children }: { children: ReactNode }): ReactElement {
  const [place, near] = useNear<HTMLDivElement>();
  return (
    <div ref={place} style={NARROW}>
      <Drawn near={near}>{children}</Drawn>
    </div>
  );
}

const Drawn = memo(
  function Drawn({ children }: { near: boolean; children: ReactNode }): ReactNode {
    return children;
  },
  (_before, { near }) => !near,
);
