import { unseen } from '../page/unseen.styles';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';

/** Stands over the page's end: the thumbnail and what hands it on. */
export const Bar = styled.div`
  position: sticky;
  bottom: var(--ph-tabs, 0px);
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 10px 14px;
  border-top: 2px solid ${token.rule};
  background: ${token.surface};
  /* There its lines would take half of the screen. */
  @media (max-width: 359.95px) {
    position: static;
  }
  > img {
    width: 84px;
    height: auto;
    border: 1px solid ${token.line2};
  }
  > span {
    flex: 1 1 120px;
    color: ${token.ink2};
  }
  > a[download] {
    gap: 8px;
  }
  /* A phone has one line for all of it: the words beside the picture go on more, and its button is the picture's sign alone. */
  ${media.phone} {
    gap: 8px;
    > img {
      width: 64px;
    }
    > span {
      flex-basis: 60px;
      ${type.note};
    }
    > a[download] {
      min-width: 44px;
      padding-inline: 0;
    }
  }
`;

/** Of the button that is its sign alone on a phone. */
export const Label = styled.span`
  ${media.phone} {
    ${unseen}
  }
`;
