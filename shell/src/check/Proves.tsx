import { media, token, type } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Check, Minus } from 'lucide-react';
import { edge, Marked, Plain } from './check.styles';
import type { Log } from './log.types';

const proved = (one: string): string[] => [
  `A ${one} on the board was there before its lock, and is the one that was there.`,
  'No entry was dropped, and the order of results and corrections is the one in which they came.',
];
const notProved = (several: string): string[] => [
  `That the operator did not read ${several} before the lock.`,
  'What happened while nobody’s browser held a checkpoint.',
];

/** What such a check can show, and what it cannot. */
export function Proves({ words: [one, several] }: Pick<Log, 'words'>) {
  return (
    <Panel title="What this proves">
      <Halves>
        <Half>
          <h3>Proved</h3>
          <Plain>
            {proved(one).map((text) => (
              <Line key={text} data-proved>
                <Check size={20} aria-hidden />
                <span>{text}</span>
              </Line>
            ))}
          </Plain>
        </Half>
        <Half>
          <h3>Not proved</h3>
          <Plain>
            {notProved(several).map((text) => (
              <Line key={text}>
                <Minus size={20} aria-hidden />
                <span>{text}</span>
              </Line>
            ))}
          </Plain>
        </Half>
      </Halves>
    </Panel>
  );
}

const Halves = styled.div`
  display: grid;
  padding-block: 4px 8px;
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-block: 0;
    > div + div {
      border-left: 1px solid ${token.line};
    }
  }
`;

const Half = styled.div`
  padding-block: 8px;
  h3 {
    ${type.head};
    ${edge};
    margin: 0;
    color: ${token.ink2};
  }
`;

const Line = styled(Marked)`
  ${type.body};
  padding-block: 8px;
  color: ${token.ink2};
  &[data-proved] {
    color: ${token.ink};
    > svg {
      color: ${token.win};
    }
  }
`;
