import { styled } from '../theme/styled';
import { unseen } from './unseen.styles';

/** Text for those who listen. */
export const VisuallyHidden = styled.span`
  ${unseen}
`;
