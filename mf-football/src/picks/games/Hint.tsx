import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

const Text = styled.p`
  ${type.note};
  position: sticky;
  top: 56px;
  z-index: 2;
  padding: 8px 14px;
  color: ${token.pushInk};
  background: ${token.pushTint};
  &:empty {
    display: none;
  }
`;

/** Why a tap changed nothing; stays in view while the games scroll. */
export function Hint({ text }: { text: string }) {
  return <Text role="status">{text}</Text>;
}
