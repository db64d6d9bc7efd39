import type { LinkInfo } from '@poolhouse/contract';
import { media, token } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { FORGOT_HASH } from '../forms/forgot-hash';
import { Lead } from '../forms/form.styles';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${media.phone} {
    padding: 0 16px;
  }
`;
const Reason = styled(Lead)`
  padding: 10px 14px;
  background: ${token.pushTint};
  color: ${token.pushInk};
  ${media.phone} {
    padding: 10px 14px;
    margin-inline: 16px;
  }
`;

/** A link that cannot set a password: why, in the server's words, and what can be done instead. */
export function LinkTrouble({ info }: { info: LinkInfo }) {
  return (
    <>
      <Reason role="alert">{info.message}</Reason>
      <Actions>
        <Button variant="contained" component={Link} to="/">
          Sign in
        </Button>
        {info.state !== 'other_user' && (
          <Button component={Link} to={{ pathname: '/', hash: FORGOT_HASH }}>
            Ask for another link
          </Button>
        )}
      </Actions>
    </>
  );
}
