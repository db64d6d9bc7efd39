import { ShieldCheck } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { word } from '../download/download.styles';
import { shellRoutes } from '../routes/shell-routes';
import { styled } from '../theme/styled';
import { media } from '../theme/tokens';

/**
 * The way to 'Check this contest', at the foot of a contest's board and in its rules. @param kind of a contest with a part of its own there, its type
 */
export const CheckLink = memo(function CheckLink({ contestId, kind }: { contestId: number; kind?: string }): ReactElement {
  return (
    <Way data-paperless>
      <Link to={shellRoutes.check(contestId, kind)}>
        <ShieldCheck size={18} aria-hidden />
        Check this contest
      </Link>
    </Way>
  );
});

const Way = styled.div`
  > a {
    ${word}
    text-decoration: none;
  }
  ${media.phone} {
    margin-left: 8px;
  }
`;
