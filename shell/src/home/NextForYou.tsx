import type { HomeLockRow } from '@poolhouse/contract';
import { formatDayTime, formatLine } from '@poolhouse/shared-ui';
import { Block, BlockHead } from '../forms/home.styles';

/** On a phone, in place of what is on while nothing is: the pick of the player's that begins next. */
export function NextForYou({ lock: { pick, spread, at } }: { lock: HomeLockRow }) {
  return (
    <Block aria-label="Next for you">
      <BlockHead>
        <p>
          Next for you:{' '}
          <b>
            {pick} {formatLine(spread)}
          </b>
          , {formatDayTime(at)}
        </p>
      </BlockHead>
    </Block>
  );
}
