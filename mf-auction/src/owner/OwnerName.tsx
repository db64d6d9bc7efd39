import { token } from '@poolhouse/shared-ui';
import { EntryName } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

/** An owner is marked by a bar and a name or two letters, never by colour alone. */
export const OwnerBar = styled.span`
  display: inline-block;
  flex: none;
  width: 6px;
  height: 16px;
  border-radius: 1px;
  background: ${({ color }) => color || 'transparent'};
  outline: 1px solid ${token.ctl};
  outline-offset: -1px;
  forced-color-adjust: none;
`;

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-width: 0;
`;

export function OwnerName({ name, color, you = false }: { name: string; color: string; you?: boolean }) {
  return (
    <Row>
      <OwnerBar color={color} aria-hidden />
      <span>
        <EntryName name={name} you={you} />
      </span>
    </Row>
  );
}
