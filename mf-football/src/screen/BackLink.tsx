import { ChevronLeft } from 'lucide-react';
import { media, sans, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';

const Back = styled.p`
  padding: 4px 0;
  ${media.phone} { padding: 0 16px; }
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 44px;
    color: ${token.brand};
    font: 600 .9375rem/1.3 ${sans};
  }
`;

export function BackLink() {
  return <Back><Link to="/football"><ChevronLeft size={18} aria-hidden />Return to the main Page</Link></Back>;
}
