import { formatList, media, token, type } from '@poolhouse/shared-ui';
import { ContestTabs, PanelError } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { RefreshCw } from 'lucide-react';
import { List } from './EntryChoice';
import type { Log } from './log.types';
import type { KnownContests, OtherContests } from './useChoices';

interface Props {
  title: string;
  log: Log | null;
  contestTitle: string;
  others?: OtherContests;
  pending?: boolean;
  onAgain?(): void;
}

/** What the page is, of which contest, the way to the player's others, and on a desk that to check again. */
export function CheckHead({ title, log, contestTitle, others, pending = false, onAgain }: Props) {
  const known = others?.known;
  return (
    <Head>
      <h1>{title}</h1>
      {known && known.circles.length > 1 && <CircleChoice {...known} />}
      <p>{log ? whose(log, contestTitle) : '\u00a0'}</p>
      {onAgain && (
        <>
          <Button variant="outlined" disabled={pending} startIcon={<RefreshCw size={18} aria-hidden />} onClick={onAgain}>
            Check again
          </Button>
          <Tabs aria-busy={others?.pending || undefined}>
            {known && <ContestTabs items={known.tabs} />}
            {others?.trouble && (
              <PanelError message={`Your other contests could not be read. ${others.trouble.message}`} onRetry={others.trouble.retry} />
            )}
          </Tabs>
        </>
      )}
    </Head>
  );
}

const CircleChoice = ({ circles, circle, enter }: KnownContests) => (
  <List aria-label="Circle" value={circle} onChange={({ target }) => enter(Number(target.value))}>
    {circles.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </List>
);

/** A contest that is called by its kind and year is named once. */
function whose({ name, year }: Log, contestTitle: string): string {
  const kind = [contestTitle, year].filter(Boolean).join(' ');
  return name === kind ? name : formatList([name, kind]);
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
  margin-bottom: 16px;
  h1 {
    ${type.h1};
  }
  p {
    ${type.cell};
    flex: 1 1 0;
    min-width: 160px;
    margin: 0;
    color: ${token.ink2};
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    margin-bottom: 0;
    padding: 12px 16px;
    h1 {
      ${type.h1Phone};
    }
    p {
      grid-area: 2 / 1;
    }
    /* Beside both lines, so that nothing gives way when it comes. */
    > select {
      grid-area: 1 / 2 / 3 / 3;
      max-width: 40vw;
    }
    /* Below the four sentences there. */
    > button {
      display: none;
    }
  }
`;

// As high before its tabs have come. A phone's are at its lower edge.
const Tabs = styled.div`
  flex-basis: 100%;
  min-height: 45px;
  border-bottom: 1px solid ${token.line2};
  ${media.phone} {
    display: contents;
    > [role='alert'] {
      grid-column: 1 / -1;
    }
  }
`;
