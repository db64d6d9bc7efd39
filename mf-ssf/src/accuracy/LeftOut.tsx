import { media, token, type } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

/** What was tried, with the strength of the trace that it left in 2003 to 2015. */
const TRIED = [
  { name: 'Time zones crossed', t: '0.7' },
  { name: 'West coast, early start', t: '2.1' },
  { name: 'Early season', t: '−2.0' },
  { name: 'Late season outdoors', t: '−2.0' },
  { name: 'Short week', t: '−0.1' },
  { name: 'Home play-off', t: '0.2' },
];

/** Down the left column first, then the right one. */
const Tried = styled.dl`
  ${type.cell};
  display: grid;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding: 8px 14px;
    border-bottom: 1px solid ${token.line};
  }
  dd {
    color: ${token.ink2};
  }
  ${media.small} {
    grid-auto-flow: column;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: repeat(${TRIED.length / 2}, auto);
    & > :nth-of-type(n + ${TRIED.length / 2 + 1}) {
      border-left: 1px solid ${token.line};
    }
  }
`;

export function LeftOut() {
  return (
    <Panel
      id="leftout"
      title="Tested and left out"
      action="2003–2015, strength of the trace it left, in t"
      foot="Wind moves totals by 3 to 4 points but is known only afterwards. Turnovers, yards and other injuries are not in the data."
    >
      <Tried>
        {TRIED.map(({ name, t }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{t}</dd>
          </div>
        ))}
      </Tried>
    </Panel>
  );
}
