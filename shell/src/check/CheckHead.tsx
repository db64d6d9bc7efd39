import { formatList, media, token, type } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { RefreshCw } from 'lucide-react';
import type { Log } from './log.types';

interface Props {
  title: string;
  log: Log | null;
  contestTitle: string;
  pending?: boolean;
  onAgain?(): void;
}

/** What the page is, of which contest, and on a desk the way to check again. */
export function CheckHead({ title, log, contestTitle, pending = false, onAgain }: Props) {
  return (
    <Head>
      <h1>{title}</h1>
      <p>{log ? whose(log, contestTitle) : '\u00a0'}</p>
      {onAgain && (
        <Button variant="outlined" disabled={pending} startIcon={<RefreshCw size={18} aria-hidden />} onClick={onAgain}>
          Check again
        </Button>
      )}
    </Head>
  );
}

/** A contest that is called by its kind and year is named once. */
function whose({ name, year }: Log, contestTitle: string): string {
  const kind = [contestTitle, year].filter(Boolean).join(' ');
  return name === kind ? name : formatList([name, kind]);
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  margin-bottom: 16px;
  h1 {
    ${type.h1};
  }
  p {
    ${type.cell};
    flex: 1 1 auto;
    margin: 0;
    color: ${token.ink2};
  }
  ${media.phone} {
    display: block;
    margin-bottom: 0;
    padding: 12px 16px;
    h1 {
      ${type.h1Phone};
    }
    /* Below the four sentences there. */
    > button {
      display: none;
    }
  }
`;
