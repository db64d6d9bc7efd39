import { Button } from '@poolhouse/shared-ui/core';
import { Mark } from '../frame/Mark';
import { BarGround, BrandName, Space } from './bar.styles';
import { StandingClock } from './StandingClock';

/** Over a screen in a window of its own: whose it is, and the way to close it. */
export function PopupBar() {
  return (
    <BarGround data-paperless>
      <Mark />
      <BrandName>Poolhouse</BrandName>
      <Space />
      <StandingClock />
      <Button color="inherit" onClick={() => window.close()}>
        Close
      </Button>
    </BarGround>
  );
}
