import { PanelSkeleton } from '@poolhouse/shared-ui/board';
import { Block, BlockHead, Main } from '../forms/home.styles';

/** The list's place until the contests have told what there is to do, at a height that keeps the footer below the fold. */
export function HomeWaiting({ rows }: { rows: number }) {
  return (
    <Main data-waiting-list>
      <Block>
        <BlockHead>
          <h2>Your contests</h2>
        </BlockHead>
        <PanelSkeleton rows={Math.max(12, 3 * rows)} />
      </Block>
    </Main>
  );
}
