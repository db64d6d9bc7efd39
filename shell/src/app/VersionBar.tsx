import { token } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';

const Bar = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: center;
  padding: 4px 16px;
  background: ${token.pushTint};
  color: ${token.pushInk};
`;

/** Offered, never forced: whoever is in the middle of picking goes on, and reloads when it suits. */
export function VersionBar() {
  return (
    <Bar role="status">
      A new version is ready.
      <Button variant="text" color="inherit" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Bar>
  );
}
