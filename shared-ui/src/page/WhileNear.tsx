import { memo, type ReactElement, type ReactNode } from 'react';
import { styled } from '../theme/styled';
import { useNear } from './useNear';

/**
 * Draws its content anew while it is on the screen or close to it, and leaves it as it was while it is far away. For the panels of a live
 * board, most of which nobody sees; what they hold to themselves goes on. They catch up before they come into sight, and for paper.
 */
export function WhileNear({ children }: { children: ReactNode }): ReactElement {
  const [place, near] = useNear<HTMLDivElement>();
  return (
    <Place ref={place}>
      <Drawn near={near}>{children}</Drawn>
    </Place>
  );
}

const Drawn = memo(
  function Drawn({ children }: { near: boolean; children: ReactNode }): ReactNode {
    return children;
  },
  (_before, { near }) => !near,
);

const Place = styled.div`
  min-width: 0;
`;
