import type { ReactElement } from 'react';

/** Why tied rows stand in this order. */
export function TieRule({ points = false }: { points?: boolean }): ReactElement {
  return <>Most wins, then fewest losses{points && ', then most points'}. Level entries share a rank and stand by name.</>;
}
