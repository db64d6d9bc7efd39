import { media, token, type } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Check, Minus } from 'lucide-react';
import { edge, Marked, Plain } from './check.styles';
import type { Log } from './log.types';
import { PROVES } from './proves.words';

const UNWATCHED = 'What happened while nobody’s browser held a checkpoint.';

const sealedProves = ([one, several]: Log['words']) => ({
  proved: [
    `A ${one} on the board was there before its lock, and is the one that was there.`,
    'No entry was dropped, and the order of results and corrections is the one in which they came.',
  ],
  not: [`That the operator did not read ${several} before the lock.`, UNWATCHED],
});

/** Of a contest in which nothing is sealed. */
const PLAIN = {
  proved: [
    'What the log tells stands as it was told: nothing was changed, moved or left out since a browser first saw it.',
    'Results, corrections and what administrators did stand in the order in which they came.',
  ],
  not: ['That it was right when it was told: the log is the site’s own word of that moment.', UNWATCHED],
};

/** What such a check can show, and what it cannot. @param log `sealed`: whether anything is; `words`: what that is called */
export function Proves({ log: { sealed, words } }: { log: Pick<Log, 'sealed' | 'words'> }) {
  const { proved, not } = sealed ? sealedProves(words) : PLAIN;
  return (
    <Panel title={PROVES}>
      <Halves>
        <Half>
          <h3>Proved</h3>
          <Plain>
            {proved.map((text) => (
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
            {not.map((text) => (
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
