import type { CSSProperties, ReactElement } from 'react';
import { personFill } from '../theme/person-colors';
import { styled } from '../theme/styled';
import { disc } from './disc.styles';
import type { Person } from './people.store';

/**
 * A person's letters on their color. What it says stands beside it or is read by other means: it is neither read aloud nor copied with a
 * table.
 */
export function Monogram({ person: { color, monogram } }: { person: Person }): ReactElement {
  return <Disc aria-hidden data-letters={monogram} style={{ '--ph-person': personFill(color) } as CSSProperties} />;
}

/** Of the size of the text around it, so that it can be placed by that; the letters have their own. */
const Disc = styled.span`
  display: inline-block;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: -2px 6px -2px 0;
  vertical-align: middle;
  &::before {
    ${disc}
  }
`;
