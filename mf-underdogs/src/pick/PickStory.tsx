import type { UnderdogsPickRow } from '@poolhouse/contract';
import { token, type, useServerNow } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { outcome, receipt, whoSetIt } from '../explain/explain.rules';
import { words } from '../explain/words';
import { PickChip } from '../standing/PickChip';

const EVERY_MS = 10_000;

const Story = styled.div`
  ${type.body};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 8px;
  color: ${token.ink2};
  & > p {
    grid-column: 2;
  }
  & > p:first-of-type {
    ${type.cell};
    font-weight: 600;
    color: ${token.ink};
  }
  & > [data-who] {
    color: ${token.pushInk};
  }
`;

/** The receipt of a pick, what comes of it, and who set it when it was not me. */
export function PickStory({ pick }: { pick: UnderdogsPickRow }) {
  const now = useServerNow(EVERY_MS);
  const who = whoSetIt(pick);
  return (
    <Story>
      <PickChip pick={pick} />
      <p>{receipt(pick, words)}</p>
      <p>{outcome(pick, words, now)}</p>
      {who !== '' && <p data-who>{who}</p>}
    </Story>
  );
}
