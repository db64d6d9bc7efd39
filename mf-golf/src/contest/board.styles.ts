import { media, token, type } from '@poolhouse/shared-ui';
import { Stack } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

export const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  ${type.note};
  color: ${token.ink2};
  ${media.phone} {
    gap: 4px 12px;
    /* How old the board is stands at the other end of its line. */
    > button:last-child {
      margin-left: auto;
    }
  }
`;

/**
 * Panels of a live board, each a layer of its own: a figure that changes in one has that one painted, and a panel that moves because one
 * above it has grown is painted no second time.
 */
export const Layers = styled(Stack)`
  @media screen {
    section[id]:not(#smack) {
      contain: layout paint;
      will-change: transform;
      /* Rings of what stands at a panel's edge. */
      overflow-clip-margin: 8px;
    }
  }
`;

/** The scores wide, leaderboard and standings beside them. */
export const Board = styled(Layers)`
  ${media.large} {
    grid-template-columns: minmax(0, 2.47fr) minmax(0, 1fr);
    align-items: start;
  }
  /* From here on the scores have room to spare, and golfers of the leaderboard get a line each. */
  @media (min-width: 1340px) {
    grid-template-columns: minmax(0, 2.02fr) minmax(0, 1fr);
  }
`;

export const Halves = styled(Stack)`
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

/** A small button that is an icon. */
export const IconOnly = styled.button`
  display: inline-grid;
  place-items: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: 6px;
  color: ${token.ink3};
  background: none;
  cursor: pointer;
  &[aria-pressed='true'] {
    color: ${token.brand};
  }
  ${media.touch} {
    width: 44px;
    height: 44px;
    margin-block: -6px;
  }
  @media print {
    display: none;
  }
`;

/** A name with what belongs to it, and a line in small below. */
export const TwoLines = styled.span`
  ${type.cell};
  display: block;
  padding-block: 4px;
  white-space: normal;
  b {
    font-weight: 600;
  }
  small {
    ${type.note};
    display: block;
    color: ${token.ink2};
  }
`;
