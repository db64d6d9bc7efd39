import { formatNumber, token, type } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { edge } from './check.styles';

/** What two players compare, so that the site cannot show each another log. */
export function WatchersPanel({ words, watching }: { words: readonly string[]; watching: number }) {
  return (
    <Panel title="Who else watches">
      <Ask>
        {watching > 1
          ? `${formatNumber(watching)} browsers have looked at this log in the last two weeks, each with its own checkpoint.`
          : 'This browser alone has looked at this log in the last two weeks. The more do, the less can be changed unseen.'}
      </Ask>
      <Ask>Ask anybody in the pool for their three words, at the same moment. The same words mean the same log.</Ask>
      <Three>
        {words.map((word, place) => (
          <li key={place}>{word}</li>
        ))}
      </Three>
    </Panel>
  );
}

const Ask = styled.p`
  ${type.body};
  ${edge};
  margin: 0;
  padding-block: 12px;
  color: ${token.ink2};
`;

const Three = styled.ol`
  ${edge};
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
  gap: 8px;
  margin: 0;
  padding-block: 0 14px;
  list-style: none;
  > li {
    ${type.team};
    padding: 10px 6px;
    border: 1px solid ${token.line2};
    background: ${token.sunken};
    text-align: center;
    overflow-wrap: anywhere;
  }
`;
