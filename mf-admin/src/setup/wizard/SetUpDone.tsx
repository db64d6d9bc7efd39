import type { DataOf } from '@poolhouse/contract';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Buttons, FormResult } from '@poolhouse/shared-ui/desk';
import { Link } from '@poolhouse/shared-ui/router';
import { rawLine } from '../../form/raw.rules';
import { Block } from '../../look/Block';
import { LinkCard } from '../../people/invite/LinkCard';

/** The pool is there: the link for the others, and the way to one's own first pick. */
export function SetUpDone({ outcome }: { outcome: DataOf<'POST ad/set_up'> }) {
  const { link, next } = outcome;
  return (
    <Panel title="Your pool is set up" foot={link === '' ? undefined : 'The link is shown this once; another can be made at any time.'}>
      {link !== '' && <LinkCard link={link} />}
      <Block>
        <FormResult result={{ ok: true, text: rawLine(outcome) }} />
        <Buttons>
          {next !== '' && (
            <Button component={Link} to={next} variant="contained">
              Make your first pick
            </Button>
          )}
        </Buttons>
      </Block>
    </Panel>
  );
}
