import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** As large as the clock, so that nothing beside it moves. */
const Face = styled.div`
  display: grid;
  place-items: center;
  flex: none;
  width: 104px;
  height: 104px;
  border: 7px solid ${token.line2};
  border-radius: 50%;
  color: ${token.pushInk};
  text-align: center;
  ${type.cell};
  font-weight: 600;
`;
const Band = styled.p`
  margin: 0;
  padding: 8px 20px;
  background: ${token.pushTint};
  color: ${token.pushInk};
  ${type.cell};
`;

/** In the clock's place: a clock that went on would be made up. */
export function NoClock() {
  return <Face>Connection lost</Face>;
}

/** What may have become of the lot; nobody here can know. */
export function Waits() {
  return (
    <Band role="status">
      This is how it stood. The team is still up, or was sold meanwhile: you will see it the moment the connection is back.
    </Band>
  );
}
