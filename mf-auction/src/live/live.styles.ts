import { media } from '@poolhouse/shared-ui';
import { Stack } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

/** The block and what belongs to it, beside owners and sales. */
export const LivePanels = styled(Stack)`
  align-items: start;
  margin-bottom: 20px;
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 400px;
  }
`;

export const Four = styled(Stack)`
  align-items: start;
  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Two = styled(Stack)`
  align-items: start;
  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Under the regions: what is not in a hurry. */
export const Later = styled(Stack)`
  margin-top: 20px;
  /* What stands last stays above the bar. */
  ${media.phone} {
    &[data-bar] {
      padding-bottom: 210px;
    }
  }
`;
