import { WhileNear } from '@poolhouse/shared-ui/board';
import { memo, type ComponentType, type NamedExoticComponent } from 'react';

/** A panel of a board that is drawn where something of it is another one, and while it is on the screen or close to it. */
export const whileNear = <P extends object>(Panel: ComponentType<P>): NamedExoticComponent<P> =>
  memo(function Near(props: P) {
    return (
      <WhileNear>
        <Panel {...props} />
      </WhileNear>
    );
  });
