import { ChevronLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '../theme/styled';
import { media, sans, token } from '../theme/tokens';

/** Back to the contest's board, in the words of the specification. */
export function BackLink({ to }: { to: string }): ReactElement {
  return (
    <Back>
      <Link to={to}>
        <ChevronLeft size={18} aria-hidden />
        Return to the main Page
      </Link>
    </Back>
  );
}

const Back = styled.p`
  padding: 4px 0;
  ${media.phone} {
    padding: 0 16px;
  }
  > a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 44px;
    color: ${token.brand};
    font: 600 0.9375rem/1.3 ${sans};
  }
`;
