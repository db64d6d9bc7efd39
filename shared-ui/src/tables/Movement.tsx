import { memo, type ReactElement } from 'react';
import { plural } from '../formats/figures';
import { VisuallyHidden } from '../page/VisuallyHidden';
import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';

/** Places gained since the week before, negative when lost. */
export const Movement = memo(function Movement({ places }: { places: number }): ReactElement {
  const way = places > 0 ? 'up' : places < 0 ? 'down' : 'none';
  return (
    <Text data-way={way}>
      <span aria-hidden>{way === 'none' ? '\u2013' : `${way === 'up' ? '\u25b2' : '\u25bc'}${Math.abs(places)}`}</span>
      <VisuallyHidden>{way === 'none' ? 'no change' : `${way} ${plural(Math.abs(places), 'place')}`}</VisuallyHidden>
    </Text>
  );
});

const Text = styled.span`
  ${type.note};
  position: relative;
  color: ${token.ink3};
  &[data-way='up'] {
    color: ${token.winInk};
  }
  &[data-way='down'] {
    color: ${token.lossInk};
  }
`;
