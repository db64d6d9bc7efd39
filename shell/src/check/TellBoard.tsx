import { token, type, useAction, useApi } from '@poolhouse/shared-ui';
import { ResultText } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { MessageSquare } from 'lucide-react';
import { edge } from './check.styles';
import type { Checked } from './check.types';
import type { SmackPath } from './smack-path.rules';
import { tellingOf } from './told.rules';

interface Props {
  checked: Checked;
  path: SmackPath;
  /** Where it then stands. */
  board: string;
}

/** One press says on the contest's board, as the player, what others compare. */
export function TellBoard({ checked, path, board }: Props) {
  const { contest, log, shown, words } = checked;
  const api = useApi();
  const Message = tellingOf({ ...log, contest, words, lines: shown.lines.length, origin: location.origin });
  const telling = useAction(() => api.call(`POST ${path}`, { body: { Message, contest_id: contest } }), {
    done: 'Told. Everybody in the pool reads it.',
  });
  const told = telling.result?.ok === true;
  return (
    <Foot>
      <p>Or tell the board: it says them as yours, with a link on which anybody’s browser says whether it has the same.</p>
      <Button
        variant="outlined"
        disabled={telling.pending || told}
        startIcon={<MessageSquare size={18} aria-hidden />}
        onClick={() => void telling.run()}
      >
        Tell the board
      </Button>
      <ResultText result={telling.result} />
      {told && <Link to={board}>Read it there</Link>}
    </Foot>
  );
}

const Foot = styled.div`
  ${edge};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 14px;
  padding-block: 0 14px;
  > p:first-of-type {
    ${type.body};
    flex-basis: 100%;
    margin: 0;
    color: ${token.ink2};
  }
`;
