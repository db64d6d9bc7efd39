import { media, token, type, useServerNow } from '@poolhouse/shared-ui';
import { ResultText } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { hasRunOn, startWords } from '../demo/start-words.rules';
import { useBeginAgain } from '../demo/useBeginAgain';
import { useWelcome } from '../guest/useWelcome';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 14px;
  max-width: 1232px;
  margin-bottom: 18px;
  p {
    ${type.small};
    color: ${token.ink2};
  }
  ${media.phone} {
    padding: 0 16px;
    margin-bottom: 12px;
  }
`;
const LOOK_EVERY_MS = 30_000;

/** The way back to where a demo began, once that is over. */
export function DemoAgain() {
  const demo = useWelcome()?.demo;
  const now = useServerNow(LOOK_EVERY_MS);
  const { run, pending, result } = useBeginAgain();
  if (demo?.starts === undefined || !demo.scenes || !hasRunOn(demo.starts, now)) return null;
  return (
    <Line>
      <Button variant="outlined" aria-disabled={pending} onClick={() => void run(undefined)}>
        {pending ? 'Making the demo anew' : `Back to ${startWords(demo.starts)}`}
      </Button>
      <p>The demo has run on. This begins it anew, for everybody.</p>
      <ResultText result={result} />
    </Line>
  );
}
