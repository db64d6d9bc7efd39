import { Star } from 'lucide-react';
import type { ReactElement } from 'react';
import { VisuallyHidden } from '../page/VisuallyHidden';
import { styled } from '../theme/styled';
import { token } from '../theme/tokens';

/** The sign of a moment, without a word. */
export const MomentStar = (): ReactElement => <Gold size={16} aria-hidden />;

/** Marks the row of whom a moment concerns. @param name what it is, 'Perfect week' */
export function MomentMark({ name }: { name: string }): ReactElement {
  return (
    <Mark title={name}>
      <MomentStar />
      <VisuallyHidden>{name}</VisuallyHidden>
    </Mark>
  );
}

const Gold = styled(Star)`
  && {
    color: ${token.pushInk};
  }
  fill: currentcolor;
  vertical-align: -2px;
`;

const Mark = styled.span`
  margin-left: 6px;
  white-space: nowrap;
`;
