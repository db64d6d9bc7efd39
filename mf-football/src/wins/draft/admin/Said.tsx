import { media } from '@poolhouse/shared-ui';
import { ResultText } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { AdminCalls } from '../useAdminCalls';

const Frame = styled.div`
  & > div {
    padding: 0 14px 12px;
    ${media.phone} {
      padding-inline: 16px;
    }
  }
`;

/** What came of the calls of one panel, in that panel. */
export function Said({ calls }: { calls: AdminCalls }) {
  return (
    <Frame>
      <ResultText result={calls.result} />
    </Frame>
  );
}
