import type { CSSProperties, ReactElement } from 'react';
import { styled } from '../theme/styled';
import { condensed, media, token } from '../theme/tokens';
import type { Person } from './people.store';
import { personFill } from './person-colors';

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
  width: 20px;
  height: 20px;
  margin: -2px 6px -2px 0;
  border-radius: 50%;
  vertical-align: middle;
  text-align: center;
  background: var(--ph-person);
  color: ${token.surface};
  letter-spacing: 0;
  &::before {
    content: attr(data-letters);
    display: block;
    font: 600 0.6875rem/20px ${condensed};
  }
  ${media.forced} {
    border: 1px solid CanvasText;
    &::before {
      line-height: 18px;
    }
  }
`;
