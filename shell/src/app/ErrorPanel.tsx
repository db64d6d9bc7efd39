import { media, token, type, useTitle } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';

const Panel = styled.section`
  max-width: 640px;
  margin: 48px auto;
  padding: 24px;
  background: ${token.surface};
  border: 1px solid ${token.line};
  border-top: 2px solid ${token.rule};
  ${media.phone} {
    margin: 16px 0;
    padding: 20px 16px;
    border-inline: 0;
  }
`;
const Heading = styled.h1`
  ${type.h1Phone};
  margin-bottom: 8px;
`;
const Sentence = styled.p`
  max-width: 60ch;
  margin-bottom: 20px;
  color: ${token.ink2};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** What stands where a page should be. The heading is the same for every trouble; the sentence says which it is. */
export function ErrorPanel({ sentence, onRetry, busy = false }: { sentence: string; onRetry?: () => void; busy?: boolean }) {
  useTitle('Unexpected Application Error!');
  return (
    <Panel role="alert">
      <Heading>Unexpected Application Error!</Heading>
      <Sentence>{sentence}</Sentence>
      <Actions>
        {onRetry && (
          <Button variant="contained" onClick={onRetry} disabled={busy}>
            {busy ? 'Trying again' : 'Try again'}
          </Button>
        )}
        <Button component={Link} to="/">
          Home
        </Button>
      </Actions>
    </Panel>
  );
}
