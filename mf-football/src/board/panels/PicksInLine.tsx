import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { token, type } from '@poolhouse/shared-ui';
import { EntryName } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Fragment } from 'react';
import { whoIsIn } from '../../contest/board.rules';
import type { PicksTableRow } from '../../contest/order.rules';

const Line = styled.p`
  ${type.small};
  padding-top: 8px;
  color: ${token.ink2};
  & > strong {
    color: ${token.ink};
  }
`;

const NO_BREAK = '\u00a0';

/** Who is in, without a word about what was picked. */
export function PicksInLine({ rows }: { rows: readonly PicksTableRow[] }) {
  const { complete, missing } = whoIsIn(rows, PICKS_PER_WEEK);
  return (
    <Line>
      Picks in:{' '}
      <strong>
        {complete} of {rows.length}
      </strong>{' '}
      entries.
      {missing.length > 0 && ' Still to pick: '}
      {missing.map(({ name, picksIn }, i) => (
        <Fragment key={name}>
          {i > 0 && ', '}
          <EntryName name={name} plain /> ({[picksIn, 'of', PICKS_PER_WEEK].join(NO_BREAK)})
        </Fragment>
      ))}
      {missing.length > 0 && '.'}
    </Line>
  );
}
