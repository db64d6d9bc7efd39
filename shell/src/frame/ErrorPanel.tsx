import { token, type, useTitle } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { troubleSheet } from './trouble-sheet.styles';

const Panel = styled.section`
  ${troubleSheet}
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

const GENERIC = 'Unexpected Application Error!';

interface Props {
  readonly heading?: string;
  /** The tab's title, where it says more than the heading. */
  readonly title?: string;
  readonly sentence: string;
  /** Comes later than the rest, if at all: who was told. */
  readonly note?: string;
  readonly action?: string;
  readonly onAction?: () => void;
  readonly busy?: boolean;
  /** A page that is likely to open, beside home. */
  readonly back?: { readonly to: string; readonly label: string } | undefined;
}

/** What stands where a page should be. The heading is the same for every trouble; the sentence says which it is. */
export function ErrorPanel({ heading = GENERIC, title = heading, sentence, note = '', action, onAction, busy = false, back }: Props) {
  useTitle(title);
  return (
    <Panel role="alert">
      <Heading>{heading}</Heading>
      <Sentence>
        {sentence} {note}
      </Sentence>
      <Actions>
        {action && (
          <Button variant="contained" onClick={onAction} disabled={busy}>
            {busy ? 'Trying again' : action}
          </Button>
        )}
        {back && (
          <Button component={Link} to={back.to}>
            {back.label}
          </Button>
        )}
        <Button component={Link} to="/">
          Home
        </Button>
      </Actions>
    </Panel>
  );
}
