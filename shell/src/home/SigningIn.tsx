import { token, useSession } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { FormColumn } from '../forms/form.styles';

const Sentence = styled.p`
  color: ${token.ink2};
`;

/** The stored sign-in is being tried, in the place where the form would be. */
export function SigningIn() {
  const { error, pending, retry } = useSession();
  const stuck = error !== null && !pending;
  return (
    <FormColumn as="div">
      <Sentence role="status">{stuck ? error : 'Signing you in'}</Sentence>
      {stuck && <Button onClick={() => void retry()}>Try again</Button>}
    </FormColumn>
  );
}
