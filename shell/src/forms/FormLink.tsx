import { styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { formLink } from './form.styles';

export const FormLink = styled(Link)`
  ${formLink}
`;
