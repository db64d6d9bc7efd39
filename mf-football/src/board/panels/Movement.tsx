import { plural, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

const Mark = styled.span<{ places: number }>`
  ${type.note};
  color: ${({ places }) => (places > 0 ? token.winInk : places < 0 ? token.lossInk : token.ink3)};
`;

/** Places gained or lost since last week: a triangle with its number, a dash for none. */
export function Movement({ places }: { places: number }) {
  if (places === 0) return <Mark places={0} role="img" aria-label="no change">–</Mark>;
  const label = `${places > 0 ? 'up' : 'down'} ${plural(Math.abs(places), 'place')}`;
  return <Mark places={places} role="img" aria-label={label}>{places > 0 ? '▲' : '▼'}{Math.abs(places)}</Mark>;
}
